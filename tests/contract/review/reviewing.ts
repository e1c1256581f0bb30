/** Submissions in review, for tests of the reviewers' queue. */
import { send, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";

export const ANN = { id: "1", name: "Ann" };
export const BEN = { id: "2", name: "Ben" };

/** A submission whose donation was waived, so that it waits for a reviewer. */
export async function inReview(
  desk: ReviewDesk,
  kind: "dapp" | "token" | "nft",
  change: object = {},
  language = "en",
): Promise<{ number: string; token: string; id: number }> {
  const sent = await send(desk, kind, change, language);
  const waived = await desk.submissions.waive(sent.number, { operator: "Ann", note: "" });
  if (!waived.ok) throw new Error(waived.code);
  return sent;
}
