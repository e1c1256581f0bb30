/** Decisions: held for two minutes, undone within them, and then carried out exactly once. */
import { randomUUID } from "node:crypto";
import {
  BULK_MAX,
  HOLD_MS,
  type Claim,
  type DecisionContent,
  type DecisionKind,
  type Difference,
  type ReviewDecision,
  type Reviewer,
} from "#features/review/model.ts";
import type { ReviewDeps } from "#features/review/server/deps.ts";
import type { SubmissionState } from "#features/submissions/model.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { fail, ok, type Failure, type Result, type Success } from "#lib/result.ts";
import { noteChange } from "#platform/operator/act-context.ts";

export interface Decided {
  readonly decisionId: number;
  readonly version: number;
  /** When it takes effect. */
  readonly dueAt: Date;
}

type ApprovalRefusal = NonNullable<Awaited<ReturnType<Submissions["checkApproval"]>>>;

/** The reviewer's page is outdated: what has happened since. */
export interface StaleRefusal extends Failure<"stale"> {
  readonly difference: Difference;
}

export interface HeldByOther extends Failure<"claimed"> {
  readonly holder: Claim;
}

export type DecideOutcome =
  | Success<Decided>
  | StaleRefusal
  | HeldByOther
  | ApprovalRefusal
  | Failure<"not_found" | "wrong_state" | "reasons_missing" | "same_operator">;

export interface DecideInput extends DecisionContent {
  /** The version that the reviewer saw. */
  readonly version: number;
}

/** The states in which a decision makes sense. */
const FROM: Readonly<Record<DecisionKind, readonly SubmissionState[] | null>> = {
  approve: ["in_review"],
  request_changes: ["in_review"],
  reject: ["in_review", "awaiting_donation", "changes_requested"],
  waive: ["awaiting_donation"],
  message: null,
};

/** Nobody makes these about an appeal against an own rejection. */
const JUDGEMENTS: readonly DecisionKind[] = ["approve", "request_changes", "reject"];

const NEEDS_REASON: readonly DecisionKind[] = ["request_changes", "reject"];

export async function decide(
  deps: ReviewDeps,
  number: string,
  by: Reviewer,
  input: DecideInput,
  batch: string | null = null,
): Promise<DecideOutcome> {
  const { version, ...content } = input;
  if (NEEDS_REASON.includes(content.kind) && content.reasons.length === 0) return fail("reasons_missing");
  // Network calls happen before anything is locked; approving checks once more when it takes effect.
  const objection = content.kind === "approve" ? await objectionTo(deps, number, content) : null;
  const outcome = await hold(deps, number, { by, version, content, objection, batch });
  if (outcome.ok || outcome.code !== "stale") return outcome;
  const difference = await differenceSince(deps, number, version);
  return difference ? { ...fail("stale"), difference } : fail("not_found");
}

interface Holding {
  readonly by: Reviewer;
  readonly version: number;
  readonly content: DecisionContent;
  readonly objection: ApprovalRefusal | null;
  readonly batch: string | null;
}

type HoldOutcome = Exclude<DecideOutcome, StaleRefusal> | Failure<"stale">;

function hold(deps: ReviewDeps, number: string, holding: Holding): Promise<HoldOutcome> {
  const { by, version, content, objection, batch } = holding;
  return deps.submissions.withTouch(number, async (locked): Promise<HoldOutcome> => {
    const { tx, submission, at, touch } = locked;
    const inside = deps.store.within(tx);
    if (submission.version !== version) return fail("stale");
    const claim = await inside.claimOf(submission.id, at);
    if (claim && claim.operatorId !== by.id) return { ...fail("claimed"), holder: claim };
    if (!(FROM[content.kind]?.includes(submission.state) ?? true)) return fail("wrong_state");
    if (JUDGEMENTS.includes(content.kind) && (await locked.isOwnRejection(by.name)))
      return fail("same_operator");
    const isHeld = (await inside.decisionsOf(submission.id)).some(
      (one) => one.state === "held" && one.content.kind !== "message",
    );
    if (isHeld && content.kind !== "message") return fail("wrong_state");
    if (objection) return objection;
    const dueAt = new Date(at.getTime() + HOLD_MS);
    const after = await touch();
    const decision = { submissionId: submission.id, content, by, at, dueAt, version: after, batch };
    const decisionId = await inside.addDecision(decision);
    await inside.releaseClaim(submission.id, by.id);
    const reason = content.reasons.join(" ");
    noteChange({ target: submission.number, reason, after: { decision: content.kind } });
    await inside.signal({ what: "held", target: String(submission.id), by: by.name }, at);
    return ok({ decisionId, version: after, dueAt });
  });
}

async function objectionTo(
  { submissions }: ReviewDeps,
  number: string,
  { note, replaces, isBeside }: DecisionContent,
): Promise<ApprovalRefusal | null> {
  const shown = await submissions.show(number);
  if (!shown.ok || shown.value.submission.state !== "in_review") return null;
  return submissions.checkApproval(shown.value.submission, { operator: "", note, replaces, isBeside });
}

async function differenceSince(
  { store, submissions }: ReviewDeps,
  number: string,
  seen: number,
): Promise<Difference | null> {
  const shown = await submissions.show(number);
  if (!shown.ok) return null;
  const { submission, events, messages } = shown.value;
  const isNew = (one: { readonly version: number }): boolean => one.version > seen;
  return {
    version: submission.version,
    events: events.filter(isNew),
    messages: messages.filter(isNew),
    decisions: (await store.decisionsOf(submission.id)).filter(isNew),
  };
}

export interface BulkOutcome {
  readonly batch: string;
  readonly outcomes: readonly { readonly number: string; readonly outcome: DecideOutcome }[];
}

/** The same decision for several; each one can still be refused on its own. */
export async function decideTogether(
  deps: ReviewDeps,
  chosen: readonly { readonly number: string; readonly version: number }[],
  by: Reviewer,
  content: DecisionContent,
): Promise<Result<BulkOutcome, "too_many">> {
  if (chosen.length === 0 || chosen.length > BULK_MAX) return fail("too_many");
  const batch = randomUUID();
  const outcomes: BulkOutcome["outcomes"][number][] = [];
  for (const { number, version } of chosen)
    outcomes.push({ number, outcome: await decide(deps, number, by, { ...content, version }, batch) });
  return ok({ batch, outcomes });
}

/** Within the two minutes anybody at the desk can undo; it is recorded who did. */
export async function undo(
  deps: ReviewDeps,
  decisionId: number,
  by: Reviewer,
): Promise<Result<ReviewDecision, "not_found" | "too_late">> {
  const decision = await deps.store.decision(decisionId);
  if (!decision) return fail("not_found");
  return deps.submissions.withTouch(
    String(decision.submissionId),
    async ({ tx, submission, at, touch }): Promise<Result<ReviewDecision, "too_late">> => {
      const inside = deps.store.within(tx);
      if (!(await inside.endDecision(decisionId, "undone"))) return fail("too_late");
      await touch();
      const reason = `${decision.content.kind} of ${decision.by.name}`;
      noteChange({ target: submission.number, reason });
      await inside.signal({ what: "undone", target: String(submission.id), by: by.name }, at);
      return ok({ ...decision, state: "undone" });
    },
  );
}

export async function undoTogether(deps: ReviewDeps, batch: string, by: Reviewer): Promise<number> {
  let undone = 0;
  for (const id of await deps.store.batchIds(batch)) if ((await undo(deps, id, by)).ok) undone += 1;
  return undone;
}

export async function reopen(
  deps: ReviewDeps,
  number: string,
  by: Reviewer,
  note: string,
): ReturnType<ReviewDeps["submissions"]["reopen"]> {
  const settle = async (): Promise<void> => noteChange({ target: number, reason: note });
  return deps.submissions.reopen(number, { operator: by.name, note, settle });
}
