/** Pauses, shows again and delists a listing: for its owner by the receipt, and for operators by its number. */
import { dappNumberOf, type Actor, type SubmissionEvent } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { AnyFields } from "#features/submissions/server/forms.ts";
import { listingChangedMail, type ChangeCode } from "#features/submissions/server/mail/mails.ts";
import { stopsAtCommit, stopsOf } from "#features/submissions/server/preflight/stops.ts";
import { listingFormOf } from "#features/submissions/server/publish.ts";
import { isPausedByOperator, publishedForm, type Submission } from "#features/submissions/submission.ts";
import { fail, ok, type Failure, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Act } from "#platform/operator/listing-versions.ts";
import { refuseForm, type FormRefusal } from "./refused-form.ts";
import { ownsPage } from "./page-owner.ts";
import { withNumber } from "./review.ts";
import { queueMail, transition, type LockedSubmission } from "./transitions.ts";

/** Who acts; only operators have a name. */
export interface Acting {
  readonly actor: Exclude<Actor, "system">;
  readonly actorName: string;
}

export const BY_OWNER: Acting = { actor: "submitter", actorName: "" };

export const OPERATOR_ACTS = ["pause", "resume", "delist"] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

type Hidden = Result<null, "wrong_state">;
export type OperatorOutcome = Result<null, "not_found" | "wrong_state"> | FormRefusal;

interface OperatorInput {
  readonly operator: string;
  /** Public, as an owner's reason. */
  readonly reason: string;
}

/** The same acts as an owner has. What an operator has paused, only an operator shows again. */
export async function operatorAct(
  deps: SubmissionDeps,
  number: string,
  act: OperatorAct,
  { operator, reason }: OperatorInput,
): Promise<OperatorOutcome> {
  const by: Acting = { actor: "operator", actorName: operator };
  if (act !== "resume")
    return withNumber(deps, number, (held) =>
      act === "pause" ? pause(deps, held, by, reason) : delist(deps, held, by, reason),
    );
  const before = await deps.store.byNumber(number);
  if (!before) return fail("not_found");
  return resume(deps, before, by, (work) => withNumber(deps, number, work));
}

export async function pause(
  deps: SubmissionDeps,
  held: LockedSubmission,
  by: Acting,
  reason: string,
): Promise<Hidden> {
  const { submission, at } = held;
  if (submission.state !== "live" || submission.pausedAt !== null) return fail("wrong_state");
  // What an operator took down is not paused: its owner could show it again.
  if (!(await takeDown(deps, held, { by, reason, done: "paused" }))) return fail("wrong_state");
  await noteAct(deps, held, { code: "paused", by, pausedAt: at, text: reason });
  return ok(null);
}

export async function delist(
  deps: SubmissionDeps,
  held: LockedSubmission,
  by: Acting,
  reason: string,
): Promise<Hidden> {
  const { inside, submission, at } = held;
  if (submission.state !== "live") return fail("wrong_state");
  await takeDown(deps, held, { by, reason, done: "delisted" });
  const step = {
    ...by,
    code: "delisted",
    to: "withdrawn",
    note: reason,
    change: { pausedAt: null },
  } as const;
  if (!(await transition(inside, submission, step, at))) return fail("wrong_state");
  await mailAct(deps, held, "delisted", by);
  return ok(null);
}

type Locking = (
  work: (held: LockedSubmission) => Promise<Hidden | FormRefusal>,
) => Promise<Hidden | FormRefusal | Failure<"not_found">>;

/** Public again at once, if nothing has come up that would stop a new submission. */
export async function resume(
  deps: SubmissionDeps,
  before: Submission,
  by: Acting,
  locked: Locking,
): Promise<OperatorOutcome> {
  const published = publishedForm(before);
  if (before.state !== "live" || before.pausedAt === null || !published) return fail("wrong_state");
  const context = await deps.formContext();
  // What was published was read by the form of its kind.
  const form = { kind: before.kind, fields: published.fields as AnyFields, own: published.fields };
  const stops = await stopsOf(deps, form, context);
  if (stops.length > 0) return refuseForm(stops);
  return locked(async (held): Promise<Hidden | FormRefusal> => {
    const { inside, tx, submission, at } = held;
    if (submission.state !== "live" || submission.pausedAt === null) return fail("wrong_state");
    if (by.actor === "submitter" && isPausedByOperator(submission, await inside.events(submission.id)))
      return fail("wrong_state");
    if (!(await ownsPage(held.inside, held.submission))) return fail("wrong_state");
    const late = await stopsAtCommit(deps, tx, form, context);
    if (late.length > 0) return refuseForm(late);
    await deps.publisher.hold(tx);
    const listing = listingFormOf(published, at);
    const how = { replaces: dappNumberOf(submission.listing), act: actOf(submission, by), former: listing };
    const done = await deps.publisher.publish(tx, listing, how);
    if (!done.ok) return fail("wrong_state");
    await noteAct(deps, held, { code: "resumed", by, pausedAt: null });
    return ok(null);
  });
}

/** The public history names the project only for what its owner did. */
const actOf = ({ number }: Submission, { actor, actorName }: Acting, publicReason = ""): Act => ({
  operator: actorName,
  reason: publicReason,
  publicReason,
  ...(actor === "submitter" && { submission: number }),
});

interface TakingDown {
  readonly by: Acting;
  readonly reason: string;
  readonly done: "paused" | "delisted";
}

/** False if nothing of it was public. */
async function takeDown(
  deps: SubmissionDeps,
  held: LockedSubmission,
  { by, reason, done }: TakingDown,
): Promise<boolean> {
  const { tx, submission, at } = held;
  const published = publishedForm(submission);
  if (!published || !(await ownsPage(held.inside, submission))) return false;
  await deps.publisher.hold(tx);
  return deps.publisher.takeDown(tx, listingFormOf(published, at), {
    ref: dappNumberOf(submission.listing),
    act: actOf(submission, by, reason),
    done,
  });
}

/**
 * For operators who hide a listing or show it again in the catalogue: its owner reads the same on the receipt and in a
 * mail. Their reason stays with them. Null if no submission has published it.
 */
export async function holdOwner(
  deps: Pick<SubmissionDeps, "store" | "clock" | "mail" | "texts">,
  tx: Db,
  listing: string,
): Promise<((isListed: boolean, operator: string) => Promise<void>) | null> {
  const inside = deps.store.within(tx);
  const found = await inside.byListing(listing);
  const submission = found && (await inside.lock(found.id));
  if (!submission) return null;
  return (isListed, operator) =>
    noteAct(
      deps,
      { inside, tx, submission, at: deps.clock.now() },
      {
        code: isListed ? "resumed" : "delisted",
        by: { actor: "operator", actorName: operator },
        ...(isListed && { pausedAt: null }),
      },
    );
}

interface NotedAct {
  readonly code: ChangeCode;
  readonly by?: Acting;
  readonly pausedAt?: Date | null;
  readonly text?: SubmissionEvent["note"];
}

/** An act that leaves the state as it is. */
export async function noteAct(
  deps: Pick<SubmissionDeps, "mail" | "texts">,
  held: LockedSubmission,
  noted: NotedAct,
): Promise<void> {
  const { inside, submission, at } = held;
  const { code, by = BY_OWNER, pausedAt, text = "" } = noted;
  await inside.change(submission.id, pausedAt === undefined ? {} : { pausedAt }, at);
  await inside.addEvent(submission.id, {
    at,
    ...by,
    code,
    state: submission.state,
    reasons: [],
    openFields: [],
    note: text,
  });
  await mailAct(deps, held, code, by);
}

/** So that an owner whose link was stolen learns of it, and of what an operator did. */
export const mailAct = (
  deps: Pick<SubmissionDeps, "mail" | "texts">,
  { tx, submission }: Pick<LockedSubmission, "tx" | "submission">,
  code: ChangeCode,
  { actor }: Pick<Acting, "actor"> = BY_OWNER,
): Promise<void> =>
  queueMail(deps, tx, submission, () => listingChangedMail(deps.texts, submission, { code, actor }));
