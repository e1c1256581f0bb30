/**
 * At its time a handed-over receipt belongs to its new owner. Whoever comes first writes it down: the new owner with an
 * act, or the worker.
 */
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { ofNextOwner, personalOf, type FormerOwner } from "#features/submissions/owners/private-fields.ts";
import type { Handover } from "#features/submissions/server/handover-store.ts";
import { isChange, type Submission } from "#features/submissions/submission.ts";
import { askToConfirm } from "./submit.ts";
import { transition, withLocked, withoutChange, type LockedSubmission } from "./transitions.ts";

const AT_ONCE = 100;

/** Gives receipts to their new owners. Returns how many. */
export async function completeHandovers(deps: SubmissionDeps): Promise<number> {
  const due = await deps.store.dueHandovers(deps.clock.now(), AT_ONCE);
  let done = 0;
  for (const { submissionId } of due) {
    const isDone = await withLocked(
      deps,
      (inside) => inside.lock(submissionId),
      async (held) => (await completeIfDue(deps, held)) !== held,
    );
    if (isDone === true) done += 1;
  }
  return done;
}

/** The submission as its new owner has it, or unchanged if nothing is due. */
export async function completeIfDue(deps: SubmissionDeps, held: LockedSubmission): Promise<LockedSubmission> {
  const { inside, submission, at } = held;
  const handover = await inside.handoverOf(submission.id);
  if (!handover || handover.endsAt > at || !(await inside.endHandover(submission.id))) return held;
  await complete(deps, held, handover);
  return { ...held, submission: (await inside.lock(submission.id)) ?? submission };
}

/** The new address is asked to confirm. */
async function complete(
  deps: SubmissionDeps,
  { inside, tx, submission, at }: LockedSubmission,
  handover: Handover,
): Promise<void> {
  const next = ofNextOwner(submission, handover);
  await inside.keepFormerOwner(formerOwnerOf(submission, at));
  await inside.giveReceipt(handover, next);
  await inside.change(submission.id, {}, at);
  await inside.addEvent(submission.id, {
    at,
    actor: "system",
    actorName: "",
    code: handover.cause === "owner" ? "handed_over" : "recovered",
    state: submission.state,
    reasons: [],
    openFields: [],
    note: "",
  });
  // Who wanted to change nothing but their contacts takes them along.
  if (isChange(submission) && !isChange(next)) {
    const change = withoutChange(next);
    const step = { actor: "system", code: "change_withdrawn", to: "live", change } as const;
    await transition(inside, next, step, at);
  }
  if (deps.mail.enabled) await askToConfirm(deps, { inside, tx }, next);
}

/** The desk still sees whose contacts were given, and since when they are no longer the owner's. */
const formerOwnerOf = ({ id, email, fields, published }: Submission, endedAt: Date): FormerOwner => ({
  submissionId: id,
  email,
  endedAt,
  fields: { ...(published && personalOf(published)), ...personalOf(fields) },
});
