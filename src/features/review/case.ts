/** One case: everything a reviewer needs to decide, and what the desk gets for it. */
import type { TouchedListing } from "#features/catalogue/desk/listing-form.ts";
import type { DonationStatus } from "#features/donations/model.ts";
import type { Finding } from "#features/submissions/findings.ts";
import type {
  SubmissionEvent,
  SubmissionKind,
  SubmissionState,
  ThreadMessage,
} from "#features/submissions/model.ts";
import type { FormerOwner } from "#features/submissions/owners/private-fields.ts";
import type { ReasonCode } from "#features/submissions/reasons.ts";
import type { Submission } from "#features/submissions/submission.ts";
import type { Claim, QueueCounts, QueuedSubmission, ReviewDecision, RiskFactor, Viewer } from "./model.ts";
import type { RelatedBy } from "./risk.ts";

export interface PrivateNote {
  readonly at: Date;
  readonly operatorName: string;
  readonly text: string;
}

/** Another submission with something in common. */
export interface RelatedSubmission {
  readonly id: number;
  readonly number: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly name: string;
  readonly createdAt: Date;
  readonly by: readonly RelatedBy[];
}

export interface ReviewCase {
  readonly submission: Submission;
  readonly formerOwners: readonly FormerOwner[];
  readonly events: readonly SubmissionEvent[];
  readonly messages: readonly ThreadMessage[];
  readonly donation: DonationStatus | null;
  /** Null while it does not wait for a reviewer. */
  readonly dueAt: Date | null;
  readonly findings: readonly Finding[];
  /** When the check ran; null for decided ones that were never checked. */
  readonly checkedAt: Date | null;
  readonly factors: readonly RiskFactor[];
  /** Listings that an approval would change. */
  readonly touched: readonly TouchedListing[];
  readonly related: readonly RelatedSubmission[];
  /** The addresses that paid the donation. */
  readonly senders: readonly string[];
  readonly notes: readonly PrivateNote[];
  readonly decisions: readonly ReviewDecision[];
  readonly claim: Claim | null;
  readonly viewers: readonly Viewer[];
}

/** A contract of the form, with the page of an explorer. */
export interface ContractLink {
  readonly network: string;
  readonly address: string;
  readonly explorer: string | null;
}

/** What somebody gave who had the receipt until then. */
export interface DeskFormerOwner {
  readonly endedAt: Date;
  readonly mailHash: string;
  readonly given: readonly { readonly field: string; readonly text: string }[];
}

/** A case as the desk gets it: with texts in the reviewer's language. */
export interface DeskCase extends Omit<ReviewCase, "findings" | "formerOwners"> {
  readonly findings: readonly {
    readonly level: Finding["level"];
    readonly field: string;
    readonly text: string;
  }[];
  readonly contracts: readonly ContractLink[];
  /** A hash, so that the address itself stays out of the desk. */
  readonly mailHash: string;
  readonly formerOwners: readonly DeskFormerOwner[];
  readonly categories: readonly string[];
  /** The reasons that can be given, in the reviewer's language. */
  readonly reasonTitles: Readonly<Record<ReasonCode, string>>;
  readonly networks: readonly { readonly key: string; readonly title: string; readonly code: string }[];
}

export interface QueuePage {
  readonly rows: readonly QueuedSubmission[];
  readonly counts: QueueCounts;
  /** Of the filtered view. */
  readonly total: number;
  readonly now: Date;
  /** What is due before this counts as due soon. */
  readonly soonBy: Date;
}

export interface Attendance {
  readonly claim: Claim | null;
  readonly viewers: readonly Viewer[];
  readonly version: number;
}

export interface ShownMail {
  readonly language: string;
  readonly subject: string;
  readonly text: string;
}

/** The mail that a decision would send. */
export interface PreviewedMail {
  /** As it leaves. */
  readonly theirs: ShownMail;
  /** For the reviewer; it is not sent. */
  readonly ours: ShownMail;
  readonly isSent: boolean;
}

export interface HeldDecision extends ReviewDecision {
  readonly number: string;
  readonly name: string;
}
