/** The reviewers' queue: what is due, how risky it looks, and who works on what. */
import type {
  SubmissionEvent,
  SubmissionKind,
  SubmissionState,
  ThreadMessage,
} from "#features/submissions/model.ts";
import type { ReasonCode } from "#features/submissions/reasons.ts";

/** A claim ends by itself, so that nobody waits for a reviewer who went home. The open page renews it. */
export const CLAIM_MS = 10 * 60_000;
/** How often an open case says that it is open. */
export const HEARTBEAT_MS = 15_000;
/** Three missed heartbeats mean that the page is closed. */
export const PRESENCE_MS = 3 * HEARTBEAT_MS;
/** "Due soon" reaches this far. */
export const SOON_WORKING_DAYS = 2;
export const QUEUE_PAGE_SIZE = 50;
/** From here on a submission counts as risky. */
export const RISKY_POINTS = 20;

/** How long a decision waits before mail and publication leave, so that it can be undone. */
export const HOLD_MS = 2 * 60_000;
/** How many submissions can be decided at once, for the same reason. */
export const BULK_MAX = 50;
/** The part of decisions that a second person looks at. */
export const SECOND_LOOK_SHARE = 0.05;

/** Who acts. The id is the identity; the name is shown and recorded. */
export interface Reviewer {
  readonly id: string;
  readonly name: string;
}

/** Why a submission deserves a closer look, or less of one. */
export const FACTOR_NAMES = [
  "preflight_stop",
  "preflight_warn",
  "lookalike",
  "host_rejected",
  "host_seen",
  "contract_rejected",
  "contract_seen",
  "mail_rejected",
  "sender_rejected",
  "sender_known",
] as const;
export type FactorName = (typeof FACTOR_NAMES)[number];

export interface RiskFactor {
  readonly name: FactorName;
  /** Negative for what speaks in favour. */
  readonly points: number;
  /** How many findings or submissions it stands for. */
  readonly count: number;
}

export const QUEUE_VIEWS = [
  "due",
  "overdue",
  "mine",
  "unclaimed",
  "resubmitted",
  "risky",
  "waiting",
  "held",
  "decided",
] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export interface Claim {
  readonly operatorId: string;
  readonly operatorName: string;
  readonly takenAt: Date;
  readonly until: Date;
}

export interface Viewer {
  readonly operatorId: string;
  readonly operatorName: string;
}

export interface QueuedSubmission {
  readonly id: number;
  readonly number: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly name: string;
  readonly host: string;
  readonly language: string;
  readonly networks: readonly string[];
  /** The path of its logo. */
  readonly logo: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly reviewSince: Date | null;
  /** Null while it does not wait for a reviewer. */
  readonly dueAt: Date | null;
  readonly isResubmitted: boolean;
  /** Null until the check has run. */
  readonly points: number | null;
  readonly factors: readonly RiskFactor[];
  /** The submitter's messages that no operator has read. */
  readonly unread: number;
  readonly claim: Claim | null;
  readonly viewers: readonly Viewer[];
}

export interface QueueFilter {
  readonly view: QueueView;
  readonly kind?: SubmissionKind | undefined;
  readonly network?: string | undefined;
  readonly language?: string | undefined;
  readonly search?: string | undefined;
}

export interface QueueCounts {
  readonly views: Readonly<Record<QueueView, number>>;
  /** Of the chosen view. */
  readonly kinds: Readonly<Record<SubmissionKind, number>>;
  readonly networks: readonly string[];
  readonly languages: readonly string[];
}

export const DECISION_KINDS = ["approve", "request_changes", "reject", "waive", "message"] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What a reviewer decides, before it takes effect. */
export interface DecisionContent {
  readonly kind: DecisionKind;
  readonly reasons: readonly ReasonCode[];
  /** Opened for correction in addition to those of the reasons. */
  readonly fields: readonly string[];
  /** For the submitter. */
  readonly note: string;
  /** The listing that an approval replaces. */
  readonly replaces?: string | undefined;
  /** Lists it as new beside others of the same host. */
  readonly isBeside?: boolean | undefined;
}

/** `failed`: it could not take effect, for example because the submitter withdrew. */
export type DecisionState = "held" | "done" | "undone" | "failed";

export interface ReviewDecision {
  readonly id: number;
  readonly submissionId: number;
  readonly content: DecisionContent;
  readonly by: Reviewer;
  readonly at: Date;
  readonly dueAt: Date;
  readonly state: DecisionState;
  readonly version: number;
  readonly batch: string | null;
  readonly failure: string | null;
}

/** What has happened since the version that a reviewer saw. */
export interface Difference {
  readonly version: number;
  readonly events: readonly SubmissionEvent[];
  readonly messages: readonly ThreadMessage[];
  readonly decisions: readonly ReviewDecision[];
}

export interface SecondLook {
  readonly decision: ReviewDecision;
  readonly number: string;
  readonly name: string;
  readonly chosenAt: Date;
}

export interface Agreement {
  readonly open: number;
  readonly looked: number;
  readonly agreed: number;
  /** Null before the first second look. */
  readonly rate: number | null;
}
