import type { RouterContextProvider } from "react-router";
import { dappNumberOf } from "#features/submissions/model.ts";
import type { SubmissionEvent } from "#features/submissions/model.ts";
import { isReplaced } from "#features/submissions/shown-state.ts";
import { isPausedByOperator, type Submission } from "#features/submissions/submission.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";

interface Found {
  readonly submission: Submission;
  readonly events: readonly SubmissionEvent[];
  readonly ownsPage: boolean;
}

/**
 * Whether we hide a listing that its owner has not taken down. What the owner paused is hidden too, but not by us, and a
 * page that was given to another submission is not hidden.
 */
export const isHiddenByUs = ({ submission, events, ownsPage }: Found, isGone: boolean): boolean =>
  submission.state === "live" &&
  !isReplaced(events, ownsPage) &&
  (submission.pausedAt === null ? isGone : isPausedByOperator(submission, events));

/** Whether what a submission has published is hidden. Operators can do that without touching the submission. */
export async function isTakenDown(
  context: Readonly<RouterContextProvider>,
  { kind, listing }: Pick<Submission, "kind" | "listing">,
): Promise<boolean> {
  const { catalogue } = context.get(servicesContext);
  if (listing === null) return false;
  if (kind === "dapp") {
    const { language } = context.get(pageRequestContext);
    return (await catalogue.dapp(Number(dappNumberOf(listing)), language))?.isListed === false;
  }
  const [network = "", address = ""] = listing.split("/").slice(-2);
  const key = { network, address };
  // One that a replica does not know yet is not taken down.
  return (await catalogue.listing(kind, key)) === null && (await catalogue.formerListing(kind, key)) !== null;
}
