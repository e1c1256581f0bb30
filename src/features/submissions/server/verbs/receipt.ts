/** What the owner of a receipt sees and can do. */
import {
  CONSENTS,
  LIMITS,
  MAX_MESSAGES,
  MAX_RESUBMISSIONS,
  type SubmissionEvent,
  type SubmissionState,
  type ThreadMessage,
} from "#features/submissions/model.ts";
import { isFormerOwners, ownerSinceOf } from "#features/submissions/owners/owner-voice.ts";
import { ofNextOwner } from "#features/submissions/owners/private-fields.ts";
import { isChange, type Submission } from "#features/submissions/submission.ts";
import { dueAfter, isSmallChange } from "#features/submissions/review-time.ts";
import { isPlainObject, required } from "#features/submissions/rules/field.ts";
import { text } from "#features/submissions/rules/text.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import { createForm, type Form } from "#features/submissions/schema/form.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  formOf,
  hostOf,
  nameOf,
  uploadIdsOf,
  websiteOf,
  type AnyFields,
} from "#features/submissions/server/forms.ts";
import type { Handover } from "#features/submissions/server/handover-store.ts";
import { hashBody } from "#features/submissions/server/idempotency.ts";
import { listingChangedMail, withdrawnMail } from "#features/submissions/server/mail/mails.ts";
import { stopsAtCommit, stopsOf } from "#features/submissions/server/preflight/stops.ts";
import type { SubmissionStore } from "#features/submissions/server/store.ts";
import type { DonationStatus } from "#features/donations/model.ts";
import { differenceOf } from "#lib/changes/difference.ts";
import { fail, ok, type Failure, type Result, type Success } from "#lib/result.ts";
import { hashToken, isToken } from "#platform/random.ts";
import { completeIfDue } from "./complete-handovers.ts";
import { refuseForm, type FormRefusal } from "./refused-form.ts";
import { missingUploads } from "./submit.ts";
import { transition, queueMail, withLocked, withoutChange, type LockedSubmission } from "./transitions.ts";

export interface Receipt {
  readonly submission: Submission;
  readonly events: readonly SubmissionEvent[];
  readonly messages: readonly ThreadMessage[];
  readonly donation: DonationStatus | null;
  /** When another receipt replaces this one; `isNew` if this is the other. */
  readonly handover: (Pick<Handover, "endsAt" | "cause"> & { readonly isNew: boolean }) | null;
  /** Since when its owner has it; null if it never changed hands. */
  readonly ownerSince: Date | null;
  /** False if an approval has given its page to another submission. */
  readonly ownsPage: boolean;
  /** The reviewer's reasons, while something can be done about them: also why the last change was refused. */
  readonly reasons: readonly string[];
  /** The fields that the reviewer asked about. */
  readonly openFields: readonly string[];
  /** §4: for tokens under review, and for small changes. */
  readonly expectedBy: Date | null;
  /** The number of submissions that are due before it, while in review. */
  readonly queue: number | null;
}

export async function receipt(deps: SubmissionDeps, token: string): Promise<Result<Receipt, "not_found">> {
  const now = deps.clock.now();
  const submission = await findToRead(deps.store, token, now);
  if (!submission) return fail("not_found");
  const [events, messages, donation, handedOver, queue, pageOwner] = await Promise.all([
    deps.store.events(submission.id),
    deps.store.messages(submission.id),
    deps.donations.statusOf(submission.id),
    deps.store.handoverOf(submission.id),
    submission.state === "in_review" && submission.reviewSince
      ? deps.dueBefore(dueAfter(submission, submission.reviewSince, deps.calendar))
      : null,
    submission.listing === null ? null : deps.store.byListing(submission.listing),
  ]);
  // One that is over stays until the worker or an act of the new owner removes it.
  const handover = handedOver && handedOver.endsAt > now ? handedOver : null;
  const isNew = handover !== null && handover.tokenHash === hashToken(token);
  const ownerSince = ownerSinceOf(events, handover === null ? handedOver : null);
  const decision = openDecision(submission.state, events, ownerSince);
  return ok({
    submission,
    events,
    messages,
    donation,
    handover: handover && { endsAt: handover.endsAt, cause: handover.cause, isNew },
    ownerSince,
    queue,
    ownsPage: pageOwner === null || pageOwner.id === submission.id,
    reasons: decision?.reasons ?? [],
    openFields: submission.state === "changes_requested" ? (decision?.openFields ?? []) : [],
    expectedBy: expectedBy(deps, submission),
  });
}

/** What follows the review of a change; until then its owner reads why it was refused. */
const NEXT_CHANGE: ReadonlySet<string> = new Set(["change_requested", "change_refused", "approved"]);

/** The decision that its owner can still act on. */
function openDecision(
  state: SubmissionState,
  events: readonly SubmissionEvent[],
  ownerSince: Date | null,
): SubmissionEvent | undefined {
  if (state === "changes_requested" || state === "rejected")
    return events.findLast(({ reasons }) => reasons.length > 0);
  const last = state === "live" ? events.findLast(({ code }) => NEXT_CHANGE.has(code)) : undefined;
  const isOwn = last?.code === "change_refused" && !isFormerOwners(last.at, ownerSince);
  return isOwn ? last : undefined;
}

const expectedBy = ({ calendar }: Pick<SubmissionDeps, "calendar">, submission: Submission): Date | null => {
  const { kind, state, reviewSince } = submission;
  const isPromised = kind === "token" || isSmallChange(submission);
  return isPromised && state === "in_review" && reviewSince
    ? dueAfter(submission, reviewSince, calendar)
    : null;
};

/** A paused listing comes back first, so that a change has a page to change. */
const isCorrectable = ({ state, pausedAt }: Submission): boolean =>
  state === "changes_requested" || (state === "live" && pausedAt === null);

type FindingStore = Pick<SubmissionStore, "byToken" | "byNumber" | "handoverOf" | "handoverTo">;

/** Looks up the hash of the token, so that comparison timing reveals nothing. */
export async function find(store: FindingStore, token: string, now: Date): Promise<Submission | null> {
  if (!isToken(token)) return null;
  const own = await store.byToken(hashToken(token));
  const handover = own ? await store.handoverOf(own.id) : await store.handoverTo(hashToken(token));
  // At its time a handed-over receipt changes hands, whether the worker has noticed or not.
  const isOver = handover !== null && handover.endsAt <= now;
  if (own) return isOver ? null : own;
  return isOver ? toNextOwner(store, handover) : null;
}

async function toNextOwner(store: FindingStore, handover: Handover): Promise<Submission | null> {
  const submission = await store.byNumber(String(handover.submissionId));
  return submission && ofNextOwner(submission, handover);
}

/** A receipt that its owner hands over can be read by both; one that is asked for by a proof stays private until then. */
async function findToRead(store: FindingStore, token: string, now: Date): Promise<Submission | null> {
  const own = await find(store, token, now);
  if (own || !isToken(token)) return own;
  const handover = await store.handoverTo(hashToken(token));
  return handover?.cause === "owner" ? toNextOwner(store, handover) : null;
}

export const withReceipt = <Outcome>(
  deps: SubmissionDeps,
  token: string,
  work: (held: LockedSubmission) => Promise<Outcome>,
): Promise<Outcome | Failure<"not_found">> =>
  withLocked(
    deps,
    (inside) => find(inside, token, deps.clock.now()),
    // It may have changed hands while this waited for the lock.
    async (held) =>
      (await find(held.inside, token, held.at)) ? work(await completeIfDue(deps, held)) : fail("not_found"),
  );

const messageForm: Form<{ text: string }> = createForm(
  { text: required(text({ max: LIMITS.message, isLong: true, allowsMarkup: true })) },
  (draft) => draft,
);

export async function sendMessage(
  deps: SubmissionDeps,
  token: string,
  given: unknown,
): Promise<Result<null, "not_found" | "thread_full"> | FormRefusal> {
  const written = messageForm.read({ text: given });
  if (!written.ok) return refuseForm(written.problems);
  return withReceipt(deps, token, async ({ inside, submission: { id }, at }) => {
    if ((await inside.countMessages(id)) >= MAX_MESSAGES) return fail("thread_full");
    await inside.change(id, {}, at);
    await inside.addMessage(id, { at, author: "submitter", authorName: "", text: written.value.text });
    return ok(null);
  });
}

/** Takes back what is not decided: a submission, or a change of a listing, which then stays as it is. */
export const withdraw = (
  deps: SubmissionDeps,
  token: string,
): Promise<Result<null, "not_found" | "wrong_state">> =>
  withReceipt(deps, token, async ({ inside, tx, submission, at }) => {
    if (submission.state === "live") return fail("wrong_state");
    const step = isChange(submission)
      ? ({
          actor: "submitter",
          code: "change_withdrawn",
          to: "live",
          change: withoutChange(submission),
        } as const)
      : ({ actor: "submitter", code: "withdrawn", to: "withdrawn" } as const);
    if (!(await transition(inside, submission, step, at))) return fail("wrong_state");
    await queueMail(deps, tx, submission, () =>
      step.code === "change_withdrawn"
        ? listingChangedMail(deps.texts, submission, step)
        : withdrawnMail(deps.texts, submission, token),
    );
    return ok(null);
  });

type Past = "not_found" | "wrong_state";
export type Resubmitted = Result<null, Past> | FormRefusal;

/** A submission that waits for its submitter's corrections, or a public one that its owner may change. */
export async function sentBack(deps: SubmissionDeps, token: string): Promise<Result<Submission, Past>> {
  const before = await find(deps.store, token, deps.clock.now());
  if (!before) return fail("not_found");
  return isCorrectable(before) ? ok(before) : fail("wrong_state");
}

/** Applies the corrected fields over the existing ones. */
export async function resubmit(deps: SubmissionDeps, token: string, changes: unknown): Promise<Resubmitted> {
  const context = await deps.formContext();
  const found = await sentBack(deps, token);
  if (!found.ok) return found;
  const before = found.value;
  const whole = isPlainObject(changes) ? { ...before.fields, ...changes, consent: [...CONSENTS] } : changes;
  const reading = formOf(before.kind, context).read(whole);
  if (!reading.ok) return refuseForm(reading.problems);
  return correct(deps, token, { before, fields: reading.value, context });
}

interface Corrected {
  readonly before: Submission;
  readonly fields: AnyFields;
  readonly context: FormContext;
  /** The owner's reason for a change, shown to everybody. */
  readonly publicReason?: string;
}

/** Replaces what was sent before; the donation carries over. */
export async function correct(
  deps: SubmissionDeps,
  token: string,
  { before, fields, context, publicReason = "" }: Corrected,
): Promise<Resubmitted> {
  const { consent: _consent, note, ...kept } = fields;
  const isSameForm = hashBody(kept) === hashBody(before.fields);
  // A note alone is no change of a listing.
  if (isSameForm && (note === undefined || before.state === "live"))
    return refuseForm([{ path: "", code: "unchanged" }]);
  const form = { kind: before.kind, fields, own: before.published };
  const stops = await stopsOf(deps, form, context);
  if (stops.length > 0) return refuseForm(stops);
  return withReceipt(deps, token, async (held) => {
    const { inside, tx, submission } = held;
    // It must not have been resubmitted or decided during the network calls.
    const isSame = hashBody(submission.fields) === hashBody(before.fields);
    if (!isCorrectable(submission) || submission.state !== before.state || !isSame)
      return fail("wrong_state");
    const events = await inside.events(submission.id);
    const sent = events.filter(({ code }) => code === "resubmitted" || code === "change_requested");
    if (sent.length >= MAX_RESUBMISSIONS) return fail("wrong_state");
    const late = await stopsAtCommit(deps, tx, form, context);
    return late.length > 0 ? refuseForm(late) : storeCorrection(deps, held, { fields, publicReason });
  });
}

async function storeCorrection(
  deps: SubmissionDeps,
  { inside, tx, submission, at }: LockedSubmission,
  { fields, publicReason }: Required<Pick<Corrected, "fields" | "publicReason">>,
): Promise<Success<null> | FormRefusal> {
  const missing = await missingUploads(inside, fields, at);
  if (missing.length > 0) return refuseForm(missing);
  const { consent: _consent, note, ...kept } = fields;
  const change = {
    fields: kept,
    name: nameOf(fields),
    hostKey: hostOf(websiteOf(fields) ?? ""),
    uploads: uploadIdsOf(fields, submission.published),
    ...(publicReason !== "" && { publicReason }),
  };
  const changes = differenceOf(submission.fields, kept);
  const code = submission.state === "live" ? "change_requested" : "resubmitted";
  const step = { actor: "submitter", code, to: "in_review", change, changes, note: publicReason } as const;
  await transition(inside, submission, step, at);
  if (note !== undefined)
    await inside.addMessage(submission.id, { at, author: "submitter", authorName: "", text: note });
  // So that an owner whose link was stolen learns of it.
  if (code === "change_requested")
    await queueMail(deps, tx, submission, () =>
      listingChangedMail(deps.texts, submission, { code, actor: step.actor }),
    );
  return ok(null);
}
