/**
 * Operators' decisions. Each one reads the state inside its transaction, so that a second terminal cannot repeat
 * it.
 */
import type { SubmissionEvent, SubmissionState, ThreadMessage } from "#features/submissions/model.ts";
import type { FormerOwner } from "#features/submissions/owners/private-fields.ts";
import { isChange, type Submission } from "#features/submissions/submission.ts";
import { fieldsOfReason, type ReasonCode } from "#features/submissions/reasons.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  changeRefusedMail,
  changesMail,
  inReviewMail,
  listingChangedMail,
  newMessageMail,
  rejectedMail,
} from "#features/submissions/server/mail/mails.ts";
import type { TouchedListing } from "#features/catalogue/desk/listing-form.ts";
import { listingFormOf } from "#features/submissions/server/publish.ts";
import type { DonationStatus } from "#features/donations/model.ts";
import { fail, ok, type Failure, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { transition, queueMail, withLocked, withoutChange, type LockedSubmission } from "./transitions.ts";

export interface Decision {
  readonly operator: string;
  readonly note: string;
  /** Runs last in the transaction of the decision; an exception takes everything back. */
  readonly settle?: (tx: Db) => Promise<void>;
}

export interface Verdict extends Decision {
  readonly reasons: readonly ReasonCode[];
  /** Opened for correction in addition to those of the reasons. */
  readonly fields?: readonly string[];
}

/** `same_operator`: an appeal is decided by somebody else than the one who rejected. */
export type Refusal = "not_found" | "wrong_state" | "same_operator";

/** Whether the submission is an appeal against this operator's own rejection. */
export async function isOwnRejection(
  { inside, submission: { id } }: LockedSubmission,
  operator: string,
): Promise<boolean> {
  const events = await inside.events(id);
  const appeal = events.findLastIndex(({ code }) => code === "appealed");
  const rejected = events.slice(0, Math.max(appeal, 0)).findLast(({ code }) => code === "rejected");
  return rejected?.actorName === operator;
}

export interface SubmissionFile {
  readonly submission: Submission;
  readonly events: readonly SubmissionEvent[];
  readonly messages: readonly ThreadMessage[];
  readonly donation: DonationStatus | null;
}

/** For operators, who also see what former owners had given of themselves. */
export interface ShownSubmission extends SubmissionFile {
  readonly formerOwners: readonly FormerOwner[];
}

export async function show(
  { store, donations }: SubmissionDeps,
  number: string,
): Promise<Result<ShownSubmission, "not_found">> {
  const submission = await store.byNumber(number);
  if (!submission) return fail("not_found");
  const { id } = submission;
  const [events, messages, donation, formerOwners] = await Promise.all([
    store.events(id),
    store.messages(id),
    donations.statusOf(id),
    store.formerOwners(id),
  ]);
  return ok({ submission, events, messages, donation, formerOwners });
}

/** Listings that an approval would change. */
export const touched = (
  { store, publisher, clock }: SubmissionDeps,
  submission: Submission,
): Promise<readonly TouchedListing[]> =>
  store.transaction((_inside, tx) => publisher.touched(tx, listingFormOf(submission, clock.now())));

/** Finds the submission by the number that operators use. */
export const withNumber = <Outcome>(
  deps: SubmissionDeps,
  number: string,
  work: (held: LockedSubmission) => Promise<Outcome>,
): Promise<Outcome | Failure<"not_found">> => withLocked(deps, (inside) => inside.byNumber(number), work);

export const requestChanges = (
  deps: SubmissionDeps,
  number: string,
  { operator, note, reasons, fields = [], settle }: Verdict,
): Promise<Result<SubmissionState, Refusal>> =>
  withNumber(deps, number, async (held) => {
    const { inside, tx, submission, at } = held;
    if (await isOwnRejection(held, operator)) return fail("same_operator");
    const known = fields.filter((field) => Object.hasOwn(submission.fields, field));
    const openFields = [
      ...new Set([...reasons.flatMap((reason) => fieldsOfReason(reason, submission.fields)), ...known]),
    ];
    const step = {
      actor: "operator",
      actorName: operator,
      code: "changes_requested",
      to: "changes_requested",
      reasons,
      openFields,
      note,
    } as const;
    if (!(await transition(inside, submission, step, at))) return fail("wrong_state");
    await queueMail(deps, tx, submission, () => changesMail(deps.texts, submission, { reasons, note }));
    await settle?.(tx);
    return ok(step.to);
  });

export const reject = (
  deps: SubmissionDeps,
  number: string,
  { operator, note, reasons, settle }: Verdict,
): Promise<Result<SubmissionState, Refusal>> =>
  withNumber(deps, number, async (held) => {
    const { inside, tx, submission, at } = held;
    if (await isOwnRejection(held, operator)) return fail("same_operator");
    const by = { actor: "operator", actorName: operator, reasons, note } as const;
    // A refused change leaves the listing as it is.
    const step = isChange(submission)
      ? ({ ...by, code: "change_refused", to: "live", change: withoutChange(submission) } as const)
      : ({ ...by, code: "rejected", to: "rejected" } as const);
    if (!(await transition(inside, submission, step, at))) return fail("wrong_state");
    const write = step.code === "change_refused" ? changeRefusedMail : rejectedMail;
    await queueMail(deps, tx, submission, () => write(deps.texts, submission, { reasons, note }));
    await settle?.(tx);
    return ok(step.to);
  });

/** A donation is voluntary: an operator can let a submission proceed without one. */
export async function waive(
  { store, donations }: SubmissionDeps,
  number: string,
  { operator, note, settle }: Decision,
): Promise<Result<SubmissionState, Refusal>> {
  return store.transaction(async (inside, tx) => {
    const submission = await inside.byNumber(number);
    if (!submission) return fail("not_found");
    if (submission.state !== "awaiting_donation") return fail("wrong_state");
    // Donations lock their row first, as for an incoming payment, and then call us.
    await donations.waive(tx, submission.id, { operator, note });
    const after = await inside.byNumber(number);
    if (after?.state !== "in_review") return fail("wrong_state");
    await settle?.(tx);
    return ok(after.state);
  });
}

export const postMessage = (
  deps: SubmissionDeps,
  number: string,
  { operator, note, settle }: Decision,
): Promise<Result<null, Refusal>> =>
  withNumber(deps, number, async ({ inside, tx, submission, at }) => {
    await inside.change(submission.id, {}, at);
    await inside.addMessage(submission.id, { at, author: "operator", authorName: operator, text: note });
    // An operator who responds has read the messages.
    await inside.markRead(submission.id, at);
    await queueMail(deps, tx, submission, () => newMessageMail(deps.texts, submission));
    await settle?.(tx);
    return ok(null);
  });

/**
 * Takes a decision back, or what was withdrawn, for another review. A listing that is public stays so until it is
 * delisted.
 */
export async function reopen(
  deps: SubmissionDeps,
  number: string,
  { operator, note, settle }: Decision,
): Promise<Result<SubmissionState, Refusal>> {
  const before = await deps.store.byNumber(number);
  if (!before) return fail("not_found");
  const to = before.state === "withdrawn" ? await stateReopened(deps, before) : "in_review";
  return withNumber(deps, number, async ({ inside, tx, submission, at }) => {
    if (!REOPENED.includes(submission.state) || submission.state !== before.state) return fail("wrong_state");
    const by = { actor: "operator", actorName: operator } as const;
    const step = { ...by, code: "reopened", to, note, change: { decidedAt: null } } as const;
    if (!(await transition(inside, submission, step, at))) return fail("wrong_state");
    await queueMail(deps, tx, submission, () =>
      to === "in_review"
        ? inReviewMail(deps.texts, submission)
        : listingChangedMail(deps.texts, submission, step),
    );
    await settle?.(tx);
    return ok(step.to);
  });
}

const REOPENED: readonly SubmissionState[] = ["changes_requested", "rejected", "live", "withdrawn"];

/** Back to where it was: a settled donation carries over, and one that is due is still awaited. */
export async function stateReopened(
  { donations }: Pick<SubmissionDeps, "donations">,
  { id }: Pick<Submission, "id">,
): Promise<"awaiting_donation" | "in_review"> {
  const isDue = donations.isAsked && ((await donations.statusOf(id))?.settledBy ?? null) === null;
  return isDue ? "awaiting_donation" : "in_review";
}

/** Runs work with the submission locked. `touch` counts as a change and returns the new version. */
export const withTouch = <Outcome>(
  deps: SubmissionDeps,
  number: string,
  work: (held: {
    readonly tx: Db;
    readonly submission: Submission;
    readonly at: Date;
    readonly touch: () => Promise<number>;
    readonly isOwnRejection: (operator: string) => Promise<boolean>;
  }) => Promise<Outcome>,
): Promise<Outcome | Failure<"not_found">> =>
  withNumber(deps, number, (held) => {
    const { inside, tx, submission, at } = held;
    const touch = async (): Promise<number> => {
      await inside.change(submission.id, {}, at);
      return submission.version + 1;
    };
    return work({ tx, submission, at, touch, isOwnRejection: (operator) => isOwnRejection(held, operator) });
  });
