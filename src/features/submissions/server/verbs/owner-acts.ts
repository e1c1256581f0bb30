/** What the owner of a receipt does with a listing. Each act is one transaction with its event and its mail. */
import {
  CONSENTS,
  dappNumberOf,
  HANDOVER_HOURS,
  MAX_APPEALS,
  MAX_MESSAGES,
  type OwnerAct,
} from "#features/submissions/model.ts";
import { canMove, ownerForm, type OwnerInput } from "#features/submissions/schema/owner-form.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { formOf, type AnyFields } from "#features/submissions/server/forms.ts";
import { listingChangedMail, type ChangeCode } from "#features/submissions/server/mail/mails.ts";
import { stopsAtCommit, stopsOf } from "#features/submissions/server/preflight/stops.ts";
import { listingFormOf } from "#features/submissions/server/publish.ts";
import { publishedForm, type Submission } from "#features/submissions/submission.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { createToken, hashToken } from "#platform/random.ts";
import { correct, find, withReceipt } from "./receipt.ts";
import { refuseForm, type FormRefusal } from "./refused-form.ts";
import { queueMail, transition, type LockedSubmission } from "./transitions.ts";

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
  if (act === "resume") return resume(deps, token, before);
  if (act === "reopen") return reopen(deps, token, before);
  return withReceipt(deps, token, (held) => ACTS[act](deps, held, input));
}

type SimpleAct = (deps: SubmissionDeps, held: LockedSubmission, input: OwnerInput) => Promise<OwnerOutcome>;

const ACTS: Readonly<Record<Exclude<OwnerAct, "move" | "resume" | "reopen">, SimpleAct>> = {
  pause: (deps, held, { reason = "" }) =>
    held.submission.state === "live" && held.submission.pausedAt === null
      ? takeDown(deps, held, "paused", reason)
      : Promise.resolve(fail("wrong_state")),
  delist: (deps, held, { reason = "" }) =>
    held.submission.state === "live"
      ? takeDown(deps, held, "delisted", reason)
      : Promise.resolve(fail("wrong_state")),
  appeal,
  hand_over: handOver,
  cancel_hand_over: cancelHandOver,
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

/** Public again at once, if nothing has come up that would stop a new submission. */
async function resume(deps: SubmissionDeps, token: string, before: Submission): Promise<OwnerOutcome> {
  const published = publishedForm(before);
  if (before.state !== "live" || before.pausedAt === null || !published) return fail("wrong_state");
  const context = await deps.formContext();
  // What was published was read by the form of its kind.
  const form = { kind: before.kind, fields: published.fields as AnyFields, own: published.fields };
  const stops = await stopsOf(deps, form, context);
  if (stops.length > 0) return refuseForm(stops);
  return withReceipt(deps, token, async (held): Promise<OwnerOutcome> => {
    const { tx, submission, at } = held;
    if (submission.state !== "live" || submission.pausedAt === null) return fail("wrong_state");
    const late = await stopsAtCommit(deps, tx, form, context);
    if (late.length > 0) return refuseForm(late);
    await deps.publisher.hold(tx);
    const listing = listingFormOf(published, at);
    const how = { replaces: dappNumberOf(submission.listing), act: actOf(submission, ""), former: listing };
    const done = await deps.publisher.publish(tx, listing, how);
    if (!done.ok) return fail("wrong_state");
    await note(deps, held, { code: "resumed", pausedAt: null });
    return ok(null);
  });
}

const actOf = ({ number }: Submission, publicReason: string) => ({
  operator: "",
  reason: publicReason,
  publicReason,
  submission: number,
});

async function takeDown(
  deps: SubmissionDeps,
  held: LockedSubmission,
  done: "paused" | "delisted",
  reason: string,
): Promise<OwnerOutcome> {
  const { inside, tx, submission, at } = held;
  const published = publishedForm(submission);
  if (!published) return fail("wrong_state");
  await deps.publisher.hold(tx);
  const ref = dappNumberOf(submission.listing);
  await deps.publisher.takeDown(tx, listingFormOf(published, at), {
    ref,
    act: actOf(submission, reason),
    done,
  });
  if (done === "paused") {
    await note(deps, held, { code: "paused", pausedAt: at, text: reason });
    return ok(null);
  }
  const change = { pausedAt: null };
  const step = { actor: "submitter", code: "delisted", to: "withdrawn", note: reason, change } as const;
  if (!(await transition(inside, submission, step, at))) return fail("wrong_state");
  await mailOwner(deps, held, "delisted");
  return ok(null);
}

interface Noted {
  readonly code: ChangeCode;
  readonly pausedAt?: Date | null;
  readonly text?: string;
}

/** An act that leaves the state as it is. */
async function note(deps: SubmissionDeps, held: LockedSubmission, noted: Noted): Promise<void> {
  const { inside, submission, at } = held;
  const { code, pausedAt, text = "" } = noted;
  await inside.change(submission.id, pausedAt === undefined ? {} : { pausedAt }, at);
  await inside.addEvent(submission.id, {
    at,
    actor: "submitter",
    actorName: "",
    code,
    state: submission.state,
    reasons: [],
    openFields: [],
    note: text,
  });
  await mailOwner(deps, held, code);
}

/** So that an owner whose link was stolen learns of it. */
const mailOwner = (
  deps: SubmissionDeps,
  { tx, submission }: LockedSubmission,
  code: ChangeCode,
): Promise<void> => queueMail(deps, tx, submission, () => listingChangedMail(deps.texts, submission, code));

async function appeal(
  deps: SubmissionDeps,
  held: LockedSubmission,
  { text = "" }: OwnerInput,
): Promise<OwnerOutcome> {
  const { inside, submission, at } = held;
  if (submission.state !== "rejected") return fail("wrong_state");
  const events = await inside.events(submission.id);
  const isUsedUp = events.filter(({ code }) => code === "appealed").length >= MAX_APPEALS;
  if (isUsedUp || (await inside.countMessages(submission.id)) >= MAX_MESSAGES) return fail("wrong_state");
  const change = { decidedAt: null };
  await transition(inside, submission, { actor: "submitter", code: "appealed", to: "in_review", change }, at);
  await inside.addMessage(submission.id, { at, author: "submitter", authorName: "", text });
  await mailOwner(deps, held, "appealed");
  return ok(null);
}

/** Back to where it was: a settled donation carries over. */
async function reopen(deps: SubmissionDeps, token: string, before: Submission): Promise<OwnerOutcome> {
  const donation = await deps.donations.statusOf(before.id);
  const isDue = deps.donations.isAsked && (donation?.settledBy ?? null) === null;
  const to = isDue ? "awaiting_donation" : "in_review";
  return withReceipt(deps, token, async (held): Promise<OwnerOutcome> => {
    const { inside, submission, at } = held;
    if (submission.state !== "withdrawn") return fail("wrong_state");
    const change = { decidedAt: null };
    await transition(inside, submission, { actor: "submitter", code: "reopened", to, change }, at);
    await mailOwner(deps, held, "reopened");
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
  await note(deps, held, { code: "handover_started" });
  return ok({ token, endsAt });
}

export async function cancelHandOver(
  deps: SubmissionDeps,
  held: LockedSubmission,
): Promise<Result<null, "wrong_state">> {
  const cause = await held.inside.endHandover(held.submission.id);
  if (cause === null) return fail("wrong_state");
  await note(deps, held, { code: cause === "owner" ? "handover_cancelled" : "recovery_stopped" });
  return ok(null);
}
