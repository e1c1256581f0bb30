/** The due date of a review. */
import { afterWorkingDays, TOKEN_WORKING_DAYS, type SubmissionKind } from "./model.ts";
import type { Submission } from "./submission.ts";

/** Tokens as promised (§4); the others are an internal target. */
const WORKING_DAYS: Readonly<Record<SubmissionKind, number>> = { token: TOKEN_WORKING_DAYS, dapp: 5, nft: 5 };

/** Null while it does not wait for a reviewer. */
export const dueBy = ({
  kind,
  state,
  reviewSince,
}: Pick<Submission, "kind" | "state" | "reviewSince">): Date | null =>
  state === "in_review" && reviewSince ? afterWorkingDays(reviewSince, WORKING_DAYS[kind]) : null;
