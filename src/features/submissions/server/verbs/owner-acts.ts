/** What the owner of a receipt does with a listing. Each act is one transaction with its event and its mail. */
import { CONSENTS, HANDOVER_HOURS, type OwnerAct } from "#features/submissions/model.ts";
import { canMove, ownerForm, type OwnerInput } from "#features/submissions/schema/owner-form.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { formOf } from "#features/submissions/server/forms.ts";
import { canAppeal, type Submission } from "#features/submissions/submission.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { createToken, hashToken } from "#platform/random.ts";
import { BY_OWNER, delist, mailAct, noteAct, pause, resume, type Acting } from "./hide-listing.ts";
import { correct, find, withReceipt } from "./receipt.ts";
import { refuseForm, type FormRefusal } from "./refused-form.ts";
import { stateReopened } from "./review.ts";
import { transition, type LockedSubmission } from "./transitions.ts";

const HOUR_MS = 3_600_000;

/** The receipt of the next owner; null for every other act. */
export type OwnerActed = { readonly token: string; readonly endsAt: Date } | null;
export type OwnerOutcome = Result<OwnerActed, "not_found" | "wrong_state"> | FormRefusal;

export async function ownerAct(
  deps: SubmissionDeps,
  token: string,
  act: OwnerAct,
  given: unknown,
): Promise<OwnerOutcome> {
  const before = await find(deps.store, token, deps.clock.now());
  if (!before) return fail("not_found");
  const context = await deps.formContext();
  const current = "network" in before.fields ? String(before.fields.network) : "";
  const reading = ownerForm(act, context, current).read(given);
  if (!reading.ok) return refuseForm(reading.problems);
  const input = reading.value;
  if (act === "move") return move(deps, token, before, input);
  if (act === "resume") return resume(deps, before, BY_OWNER, (work) => withReceipt(deps, token, work));
  if (act === "reopen") return reopen(deps, token, before);
  return withReceipt(deps, token, (held) => ACTS[act](deps, held, input));
}

type SimpleAct = (deps: SubmissionDeps, held: LockedSubmission, input: OwnerInput) => Promise<OwnerOutcome>;

const ACTS: Readonly<Record<Exclude<OwnerAct, "move" | "resume" | "reopen">, SimpleAct>> = {
  pause: (deps, held, { reason = "" }) => pause(deps, held, BY_OWNER, reason),
  delist: (deps, held, { reason = "" }) => delist(deps, held, BY_OWNER, reason),
  appeal,
  hand_over: handOver,
  cancel_hand_over: (deps, held) => cancelHandOver(deps, held),
};

/** A move is a change of the contract: reviewed like every other, and carried out by the approval. */
async function move(
  deps: SubmissionDeps,
  token: string,
  before: Submission,
  { network, address, reason = "" }: OwnerInput,
): Promise<OwnerOutcome> {
  if (!canMove(before.kind) || before.state !== "live" || before.pausedAt !== null)
    return fail("wrong_state");
  const context = await deps.formContext();
  const moved = {
    ...before.fields,
    ...(network !== undefined && { network }),
    address,
    consent: [...CONSENTS],
  };
  const reading = formOf(before.kind, context).read(moved);
  if (!reading.ok) return refuseForm(reading.problems);
  return correct(deps, token, { before, fields: reading.value, context, publicReason: reason });
}

async function appeal(
  deps: SubmissionDeps,
  held: LockedSubmission,
  { text = "" }: OwnerInput,
): Promise<OwnerOutcome> {
  const { inside, submission, at } = held;
  if (submission.state !== "rejected") return fail("wrong_state");
  const events = await inside.events(submission.id);
  if (!canAppeal(events, await inside.countMessages(submission.id))) return fail("wrong_state");
  const change = { decidedAt: null };
  await transition(inside, submission, { actor: "submitter", code: "appealed", to: "in_review", change }, at);
  await inside.addMessage(submission.id, { at, author: "submitter", authorName: "", text });
  await mailAct(deps, held, "appealed");
  return ok(null);
}

async function reopen(deps: SubmissionDeps, token: string, before: Submission): Promise<OwnerOutcome> {
  const to = await stateReopened(deps, before);
  return withReceipt(deps, token, async (held): Promise<OwnerOutcome> => {
    const { inside, submission, at } = held;
    if (submission.state !== "withdrawn") return fail("wrong_state");
    const change = { decidedAt: null };
    await transition(inside, submission, { actor: "submitter", code: "reopened", to, change }, at);
    await mailAct(deps, held, "reopened");
    return ok(null);
  });
}

async function handOver(
  deps: SubmissionDeps,
  held: LockedSubmission,
  { email = "" }: OwnerInput,
): Promise<OwnerOutcome> {
  const { inside, submission, at } = held;
  if (await inside.handoverOf(submission.id)) return fail("wrong_state");
  const token = createToken();
  const endsAt = new Date(at.getTime() + HANDOVER_HOURS * HOUR_MS);
  const { id: submissionId, language } = submission;
  const tokenHash = hashToken(token);
  await inside.addHandover({ submissionId, tokenHash, email, language, endsAt, cause: "owner" });
  await noteAct(deps, held, { code: "handover_started" });
  return ok({ token, endsAt });
}

export async function cancelHandOver(
  deps: SubmissionDeps,
  held: LockedSubmission,
  by: Acting = BY_OWNER,
): Promise<Result<null, "wrong_state">> {
  const cause = await held.inside.endHandover(held.submission.id);
  if (cause === null) return fail("wrong_state");
  await noteAct(deps, held, { code: cause === "owner" ? "handover_cancelled" : "recovery_stopped", by });
  return ok(null);
}
