/** Whose page a listing is: the last approval's. Whoever loses it to another submission is told. */
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { pageGivenMail } from "#features/submissions/server/mail/mails.ts";
import type { SubmissionStore } from "#features/submissions/server/store.ts";
import type { Submission } from "#features/submissions/submission.ts";
import { isReplaced } from "#features/submissions/shown-state.ts";
import { queueMail, type LockedSubmission } from "./transitions.ts";

/** An approval may have given the page to another submission; the older receipt must not hide or overwrite it. */
export const ownsPage = async (
  store: Pick<SubmissionStore, "byListing">,
  { id, listing }: Pick<Submission, "id" | "listing">,
): Promise<boolean> => listing !== null && (await store.byListing(listing))?.id === id;

/** Locks the submission that an approval would take this page from; null if there is none, or it was told before. */
export async function holdFormerOwner(
  { inside, submission }: LockedSubmission,
  page: string,
): Promise<Submission | null> {
  const owner = await inside.byListing(page);
  if (!owner || owner.id === submission.id) return null;
  const former = await inside.lock(owner.id);
  // Whoever took the page may have withdrawn since: then it was lost before.
  return former && !isReplaced(await inside.events(former.id), true) ? former : null;
}

/** In the transaction of the approval, so that both are true or neither. */
export async function tellFormerOwner(
  deps: Pick<SubmissionDeps, "mail" | "texts">,
  { inside, tx, submission, at }: LockedSubmission,
  operator: string,
): Promise<void> {
  await inside.change(submission.id, {}, at);
  await inside.addEvent(submission.id, {
    at,
    actor: "operator",
    actorName: operator,
    code: "page_given",
    state: submission.state,
    reasons: [],
    openFields: [],
    note: "",
  });
  await queueMail(deps, tx, submission, () => pageGivenMail(deps.texts, submission));
}
