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
  /** Empty once its submitter has been erased. */
  email: string;
  email_key: string;
  fields: string;
  consent_version: string;
  listing: string | null;
  created_at: number;
  changed_at: number;
  review_since: number | null;
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
}

export interface SubmissionMessageTable {
  id: Generated<number>;
  submission_id: number;
  at: number;
  author: "submitter" | "operator";
  author_name: string;
  text: string;
}

export interface SubmissionKeyTable {
  key_hash: string;
  body_hash: string;
  sealed_token: string;
  used_at: number;
}
