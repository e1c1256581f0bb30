/** The due date of a review. */
import { afterWorkingDays, TOKEN_WORKING_DAYS, type SubmissionKind, type WorkCalendar } from "./model.ts";

/** Tokens as promised (§4); the others are an internal target. */
const WORKING_DAYS: Readonly<Record<SubmissionKind, number>> = { token: TOKEN_WORKING_DAYS, dapp: 5, nft: 5 };

export const dueAfter = (kind: SubmissionKind, reviewSince: Date, calendar: WorkCalendar): Date =>
  afterWorkingDays(reviewSince, WORKING_DAYS[kind], calendar);
