/** One step of a submission: its state, the event that tells of it, and the mail. */
import {
  canBecome,
  type Submission,
  type SubmissionEvent,
  type SubmissionState,
} from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { SubmissionChange, SubmissionStore } from "#features/submissions/server/store.ts";
import type { Db } from "#platform/database/schema.ts";
import type { MailMessage } from "#platform/mail/outbox.ts";

export interface Step extends Partial<
  Pick<SubmissionEvent, "reasons" | "openFields" | "note" | "actorName">
> {
  readonly actor: SubmissionEvent["actor"];
  readonly code: SubmissionEvent["code"];
  readonly to: SubmissionState;
  readonly change?: Omit<SubmissionChange, "state">;
}

/** Inside the transaction that has locked the submission. False where the state does not allow it. */
export async function take(
  inside: SubmissionStore,
  from: Submission,
  step: Step,
  at: Date,
): Promise<boolean> {
  const { to, change, ...event } = step;
  if (!canBecome(from.state, to)) return false;
  const waits = to === "in_review" ? { reviewSince: at } : {};
  await inside.change(from.id, { ...waits, ...change, state: to }, at);
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

/** A mail goes where there is mail and still an address to send it to. */
export async function tell(
  { mail }: Pick<SubmissionDeps, "mail">,
  tx: Db,
  { email }: Pick<Submission, "email">,
  write: () => MailMessage,
): Promise<void> {
  if (mail.enabled && email !== "") await mail.enqueue(tx, write());
}
