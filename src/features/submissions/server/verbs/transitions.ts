/** A transition of a submission: its state, its event and its mail. */
import { canBecome, type SubmissionEvent, type SubmissionState } from "#features/submissions/model.ts";
import type { Submission } from "#features/submissions/submission.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  hostOf,
  nameOf,
  uploadIdsOf,
  websiteOf,
  type AnyFields,
} from "#features/submissions/server/forms.ts";
import type { SubmissionChange, SubmissionStore } from "#features/submissions/server/store.ts";
import { fail, type Failure } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { noteChange } from "#platform/operator/act-context.ts";
import type { MailMessage } from "#platform/mail/outbox.ts";

export interface Transition extends Partial<
  Pick<SubmissionEvent, "reasons" | "openFields" | "note" | "actorName" | "changes">
> {
  readonly actor: SubmissionEvent["actor"];
  readonly code: SubmissionEvent["code"];
  readonly to: SubmissionState;
  readonly change?: Omit<SubmissionChange, "state">;
}

export interface LockedSubmission {
  readonly inside: SubmissionStore;
  readonly tx: Db;
  readonly submission: Submission;
  readonly at: Date;
}

/** Runs one transaction with the submission locked, so that two decisions cannot use the same state. */
export function withLocked<Outcome>(
  { store, clock }: SubmissionDeps,
  find: (inside: SubmissionStore) => Promise<Submission | null>,
  work: (held: LockedSubmission) => Promise<Outcome>,
): Promise<Outcome | Failure<"not_found">> {
  return store.transaction(async (inside, tx) => {
    const found = await find(inside);
    const submission = found ? await inside.lock(found.id) : null;
    return submission ? work({ inside, tx, submission, at: clock.now() }) : fail("not_found");
  });
}

/** Must run inside the transaction that has locked the submission. False if the state does not allow it. */
export async function transition(
  inside: SubmissionStore,
  from: Submission,
  step: Transition,
  at: Date,
): Promise<boolean> {
  const { to, change, ...event } = step;
  if (!canBecome(from.state, to)) return false;
  noteChange({ before: { state: from.state }, after: { state: to, reasons: step.reasons } });
  const waits = to === "in_review" ? { reviewSince: at } : {};
  const decided = to === "rejected" || to === "withdrawn" ? { decidedAt: at } : {};
  await inside.change(from.id, { ...waits, ...decided, ...change, state: to }, at);
  await inside.addEvent(from.id, {
    reasons: [],
    openFields: [],
    note: "",
    actorName: "",
    ...event,
    at,
    state: to,
  });
  return true;
}

/** Puts back what is published, when a change of it is refused or withdrawn. */
export function withoutChange({ published, fields }: Submission): Omit<SubmissionChange, "state"> {
  const kept = published ?? fields;
  const whole = kept as AnyFields;
  return {
    fields: kept,
    name: nameOf(whole),
    hostKey: hostOf(websiteOf(whole) ?? ""),
    uploads: uploadIdsOf(kept),
    publicReason: "",
  };
}

/**
 * Queues a mail if mail is enabled and the owner has not refused mails about this submission; the outbox sends only
 * to confirmed addresses.
 */
export async function queueMail(
  { mail }: Pick<SubmissionDeps, "mail">,
  tx: Db,
  { email, mailState }: Pick<Submission, "email" | "mailState">,
  write: () => MailMessage,
): Promise<void> {
  if (mail.enabled && email !== "" && mailState !== "refused") await mail.enqueue(tx, write());
}
