/** A new receipt for somebody who proved to own what is listed, after the old contact was notified. */
import { PROOF_NOTICE_HOURS, PROOF_STOP_DAYS } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  proofLapsedMail,
  recoveryStartedMail,
  type LapsedProof,
} from "#features/submissions/server/mail/mails.ts";
import { ownedSubjects, publishedForm, type OwnedSubjects } from "#features/submissions/submission.ts";
import { isEmail } from "#lib/email.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { createToken, hashToken, isToken } from "#platform/random.ts";
import { cancelHandOver } from "./owner-acts.ts";
import { queueMail, withLocked, type LockedSubmission } from "./transitions.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export interface RecoverableListing extends OwnedSubjects {
  readonly submissionId: number;
  readonly name: string;
}

/** What would have to be proven for the receipt of this page; null if no receipt belongs to it. */
export async function recoverable(
  { store }: Pick<SubmissionDeps, "store">,
  path: string,
): Promise<RecoverableListing | null> {
  const found = await store.byListing(path);
  const published = found && publishedForm(found);
  if (!found || !published) return null;
  return { submissionId: found.id, name: found.name, ...ownedSubjects(published.fields) };
}

export interface Recovery {
  readonly submissionId: number;
  /** The token of the new receipt, which only the person who proved it knows. */
  readonly token: string;
  readonly email: string;
  readonly language: string;
}

export type RecoveryRefusal = "not_found" | "invalid_email" | "under_way" | "stopped";

/** Called once the ownership is proven. */
export async function startRecovery(
  deps: SubmissionDeps,
  { submissionId, token, language, ...given }: Recovery,
): Promise<Result<Date, RecoveryRefusal>> {
  const email = given.email.length > 1_000 ? "" : given.email.trim();
  if (!isEmail(email)) return fail("invalid_email");
  if (!isToken(token)) return fail("not_found");
  return withLocked(
    deps,
    (inside) => inside.lock(submissionId),
    async (held): Promise<Result<Date, RecoveryRefusal>> =>
      (await wasStopped(held)) ? fail("stopped") : start(deps, held, { token, email, language }),
  );
}

async function start(
  deps: SubmissionDeps,
  held: LockedSubmission,
  { token, email, language }: Omit<Recovery, "submissionId">,
): Promise<Result<Date, "under_way">> {
  const { inside, submission, at } = held;
  const submissionId = submission.id;
  if (await inside.handoverOf(submissionId)) return fail("under_way");
  const endsAt = new Date(at.getTime() + PROOF_NOTICE_HOURS * HOUR_MS);
  const tokenHash = hashToken(token);
  await inside.addHandover({ submissionId, tokenHash, email, language, endsAt, cause: "proof" });
  await recordStart(deps, held);
  return ok(endsAt);
}

/** For owners whose proof an operator has seen, also after the old contact stopped one. The old contact is notified too. */
export async function recoveryByOperator(
  deps: SubmissionDeps,
  number: string,
  email: string,
): Promise<Result<{ readonly token: string; readonly endsAt: Date }, Exclude<RecoveryRefusal, "stopped">>> {
  if (!isEmail(email)) return fail("invalid_email");
  const token = createToken();
  const started = await withLocked(
    deps,
    (inside) => inside.byNumber(number),
    (held) => start(deps, held, { token, email, language: held.submission.language }),
  );
  return started.ok ? ok({ token, endsAt: started.value }) : started;
}

export const stopByOperator = (
  deps: SubmissionDeps,
  number: string,
  operator: string,
): Promise<Result<null, "not_found" | "wrong_state">> =>
  withLocked(
    deps,
    (inside) => inside.byNumber(number),
    (held) => cancelHandOver(deps, held, { actor: "operator", actorName: operator }),
  );

async function wasStopped({ inside, submission, at }: LockedSubmission): Promise<boolean> {
  const stopped = (await inside.events(submission.id)).findLast(({ code }) => code === "recovery_stopped");
  return stopped !== undefined && at.getTime() - stopped.at.getTime() < PROOF_STOP_DAYS * DAY_MS;
}

/** The mail has a link of its own that stops it, because an owner may have lost the receipt but not the address. */
async function recordStart(deps: SubmissionDeps, { inside, tx, submission, at }: LockedSubmission) {
  const { id, email, mailState, state } = submission;
  await inside.change(id, {}, at);
  await inside.addEvent(id, {
    at,
    actor: "system",
    actorName: "",
    code: "recovery_started",
    state,
    reasons: [],
    openFields: [],
    note: "",
  });
  if (!deps.mail.enabled || email === "" || mailState === "refused") return;
  const stop = createToken();
  const message = recoveryStartedMail(deps.texts, submission, { stop, hours: PROOF_NOTICE_HOURS });
  if (!(await deps.mail.enqueue(tx, message))) return;
  await inside.addLink(hashToken(stop), { submissionId: id, purpose: "stop", createdAt: at });
}

/** In the transaction that lets a proof lapse. */
export async function mailLapse(deps: SubmissionDeps, tx: Db, submissionId: number, lapsed: LapsedProof) {
  const submission = await deps.store.within(tx).lock(submissionId);
  if (submission)
    await queueMail(deps, tx, submission, () => proofLapsedMail(deps.texts, submission, lapsed));
}

/** When the receipt that was asked for with this token is handed over; null if it is not, or not any more. */
export async function recoveryEnd(
  { store }: Pick<SubmissionDeps, "store">,
  token: string,
): Promise<Date | null> {
  const handover = isToken(token) ? await store.handoverTo(hashToken(token)) : null;
  return handover?.cause === "proof" ? handover.endsAt : null;
}

/** The old contact keeps the receipt, by the link in the mail. */
export const stopRecovery = (
  deps: SubmissionDeps,
  token: string,
): Promise<Result<null, "not_found" | "wrong_state">> =>
  withLocked(
    deps,
    async (inside) => {
      const link = isToken(token) ? await inside.findLink(hashToken(token)) : null;
      return link?.purpose === "stop" ? inside.lock(link.submissionId) : null;
    },
    async (held) => {
      const handover = await held.inside.handoverOf(held.submission.id);
      return handover?.cause === "proof" && handover.endsAt > held.at
        ? cancelHandOver(deps, held)
        : fail("wrong_state");
    },
  );
