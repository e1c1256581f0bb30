/** The tables of the review desk, for schema.ts. */
import type { Generated } from "kysely";

interface ReviewCaseTable {
  submission_id: number;
  review_since: number;
  due_at: number;
  networks: string;
  is_resubmitted: number;
  points: number | null;
  factors: string;
  findings: string;
  assessed_version: number | null;
  assessed_at: number | null;
}

/** What submissions can have in common, for their history. */
interface ReviewSubjectTable {
  submission_id: number;
  kind: "contract" | "contact" | "sender";
  /** Personal data is hashed. */
  key: string;
}

interface ReviewClaimTable {
  submission_id: number;
  operator_id: string;
  operator_name: string;
  taken_at: number;
  until: number;
}

interface ReviewPresenceTable {
  submission_id: number;
  operator_id: string;
  operator_name: string;
  seen_at: number;
}

interface ReviewNoteTable {
  id: Generated<number>;
  submission_id: number;
  at: number;
  operator_name: string;
  text: string;
}

/** What happened, for pages that are open; rows are deleted after an hour. */
interface DeskSignalTable {
  id: Generated<number>;
  at: number;
  what: string;
  /** The id of the submission. */
  target: string;
  by_name: string;
}

interface ReviewDecisionTable {
  id: Generated<number>;
  submission_id: number;
  kind: "approve" | "request_changes" | "reject" | "waive" | "message";
  operator_id: string;
  operator_name: string;
  at: number;
  due_at: number;
  state: "held" | "done" | "undone" | "failed";
  payload: string;
  /** The submission's version with this decision. */
  version: number;
  batch: string | null;
  failure: string | null;
}

interface ReviewSecondLookTable {
  decision_id: number;
  submission_id: number;
  chosen_at: number;
  operator_id: string | null;
  operator_name: string | null;
  looked_at: number | null;
  agrees: number | null;
  note: string;
}

/** One row: the key that chooses second looks. */
interface ReviewSecretTable {
  id: number;
  value: string;
}

/** What reviewers were sent outside the desk; the webhook calls that wait are `queued`. */
interface DeskNoticeTable {
  id: Generated<number>;
  what: "new" | "overdue" | "reported";
  /** Of what it is about: a submission or a report. */
  submission_id: number;
  /** When the submission came into review, or the report arrived. */
  since: number;
  content: string;
  state: "queued" | "sent" | "failed";
  attempts: number;
  due_at: number;
}

export interface ReviewTables {
  desk_notice: DeskNoticeTable;
  review_case: ReviewCaseTable;
  review_subject: ReviewSubjectTable;
  review_claim: ReviewClaimTable;
  review_presence: ReviewPresenceTable;
  review_note: ReviewNoteTable;
  review_decision: ReviewDecisionTable;
  review_second_look: ReviewSecondLookTable;
  review_secret: ReviewSecretTable;
  desk_signal: DeskSignalTable;
}
