/** The due date of a review. */
import { differenceOf } from "#lib/changes/difference.ts";
import { afterWorkingDays, TOKEN_WORKING_DAYS, type SubmissionKind, type WorkCalendar } from "./model.ts";
import type { SubmittedForm } from "./submission.ts";

/** Tokens as promised (§4); the others are an internal target. */
const WORKING_DAYS: Readonly<Record<SubmissionKind, number>> = { token: TOKEN_WORKING_DAYS, dapp: 5, nft: 5 };
const SMALL_WORKING_DAYS = 1;

/** Words that nobody decides by: another website, name, logo or contract is no small change. */
const SMALL_FIELDS = /^(?:description|contact|companyName|texts\.[\w-]+\.desc)$/;

export type ReviewedForm = Pick<SubmittedForm, "kind"> & {
  readonly fields: object;
  readonly published?: object | undefined;
};

/** Whether only descriptions of a public listing change. */
export function isSmallChange({ fields, published }: Omit<ReviewedForm, "kind">): boolean {
  const changes = published === undefined ? [] : differenceOf(published, fields);
  return changes.length > 0 && changes.every(({ field }) => SMALL_FIELDS.test(field));
}

export const dueAfter = (form: ReviewedForm, reviewSince: Date, calendar: WorkCalendar): Date =>
  afterWorkingDays(reviewSince, isSmallChange(form) ? SMALL_WORKING_DAYS : WORKING_DAYS[form.kind], calendar);
