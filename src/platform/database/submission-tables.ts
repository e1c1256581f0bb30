/** The tables of submissions, for schema.ts. */
import type { Generated } from "kysely";

export interface UploadTable {
  /** SHA-256 of the content. */
  id: string;
  kind: "logo" | "report";
  bytes: Uint8Array;
  size: number;
  uploaded_at: number;
}

export interface SubmissionTable {
  id: Generated<number>;
  number: string;
  token_hash: string;
  kind: "dapp" | "token" | "nft";
  state:
    | "received"
    | "awaiting_donation"
    | "in_review"
    | "changes_requested"
    | "approved"
    | "live"
    | "rejected"
    | "withdrawn";
  name: string;
  host_key: string;
  language: string;
  /** Empty after its submitter was erased. */
  email: string;
  email_key: string;
  fields: string;
  consent_version: string;
  listing: string | null;
  created_at: number;
  changed_at: number;
  review_since: number | null;
  /** Whether the owner of the address confirmed the mail about this submission. */
  mail_state: Generated<"unconfirmed" | "confirmed" | "refused">;
  /** When it was rejected or withdrawn. */
  decided_at: number | null;
  /** When its listing ceased to be public. */
  delisted_at: number | null;
  /** When an operator last read the thread. */
  read_at: number | null;
  /** Counts the changes. */
  version: Generated<number>;
}

export interface SubmissionUploadTable {
  submission_id: number;
  upload_id: string;
}

export interface SubmissionEventTable {
  id: Generated<number>;
  submission_id: number;
  at: number;
  actor: "submitter" | "operator" | "system";
  actor_name: string;
  code: string;
  state: SubmissionTable["state"];
  reasons: string;
  open_fields: string;
  note: string;
  /** Set for a resubmission. */
  changes: string | null;
  /** The submission's version with this event. */
  version: Generated<number>;
}

export interface SubmissionMessageTable {
  id: Generated<number>;
  submission_id: number;
  at: number;
  author: "submitter" | "operator";
  author_name: string;
  text: string;
  /** The submission's version with this message. */
  version: Generated<number>;
}

export interface SubmissionKeyTable {
  key_hash: string;
  body_hash: string;
  sealed_token: string;
  used_at: number;
}

/** Links that were sent by mail. */
export interface ReceiptLinkTable {
  token_hash: string;
  submission_id: number;
  /** `confirm` exists beside the receipt's own link; `recover` replaces the receipt's link when it is used. */
  purpose: "confirm" | "recover";
  created_at: number;
}

/** Unprocessed requests for a new link. */
export interface ReceiptRequestTable {
  id: Generated<number>;
  number: string;
  email: string;
}

/** The notices that a submitter got by mail, so that each is sent once. */
export interface SubmissionNoticeTable {
  submission_id: number;
  notice: string;
}
