/** The tables of submissions, for schema.ts, and whose page a listing is. */
import { sql, type Generated } from "kysely";

export interface UploadTable {
  /** SHA-256 of the content. */
  id: string;
  kind: "logo" | "report" | "screenshot";
  bytes: Uint8Array;
  size: number;
  uploaded_at: number;
}

/** An uploaded picture in another width and format. */
export interface UploadSizeTable {
  upload_id: string;
  width: number;
  format: "avif" | "webp" | "png";
  bytes: Uint8Array;
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
  /** The fields as they were last published. */
  published: string | null;
  /** Since when its owner hides the listing. */
  paused_at: number | null;
  /** The owner's public reason for the change under review. */
  public_reason: Generated<string>;
}

/** A proof that a project controls its website or contract. */
export interface OwnershipProofTable {
  submission_id: number;
  method: string;
  subject: string;
  evidence: string;
  signer: string;
  proven_at: number;
  seen_at: number;
  due_at: number;
  misses: number;
  lapsed_at: number | null;
  /** What the signer is for the contract; empty for other methods. */
  role: Generated<string>;
  /** The contract that a website's file names, or the website that a signed message names. */
  names: Generated<string>;
  /** What was signed, and the signature; empty for other methods, and where they were not kept. */
  message: Generated<string>;
  signature: Generated<string>;
}

/** The old contract's owner agrees to a move under review. */
export interface MoveSignatureTable {
  submission_id: number;
  from_subject: string;
  to_subject: string;
  signer: string;
  role: string;
  evidence: string;
  signed_at: number;
}

/** A new receipt that replaces the old one at a given time. */
export interface ReceiptHandoverTable {
  submission_id: number;
  token_hash: string;
  email: string;
  language: string;
  ends_at: number;
  /** `owner` handed it over; `proof` of ownership asks for it. */
  cause: Generated<"owner" | "proof">;
}

/** Contacts and company of who had a receipt before. */
export interface FormerOwnerTable {
  submission_id: number;
  email: string;
  email_key: string;
  ended_at: number;
  fields: string;
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
  /**
   * `confirm` exists beside the receipt's own link; `recover` replaces the receipt's link when it is used; `stop` keeps
   * the receipt from somebody who asks for it by a proof.
   */
  purpose: "confirm" | "recover" | "stop";
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

export interface DonationTable {
  submission_id: number;
  /** In whole tokens. */
  base: number;
  state: "open" | "submitted" | "unseen" | "pending" | "confirming" | "confirmed" | "rejected" | "manual";
  /** Why it is rejected or manual. */
  code: string | null;
  detail: string;
  tx_hash: string | null;
  confirmations: Generated<number>;
  settled_by: "network" | "operator" | "demo" | "waiver" | null;
  paid_quote_id: number | null;
  opened_at: number;
  sought_at: number | null;
  failing_since: number | null;
  updated_at: number;
  /** When to check next; null if there is nothing to check. */
  due_at: number | null;
  /** Counts the leases: a worker whose lease expired no longer matches. */
  lease: Generated<number>;
}

export interface DonationEventTable {
  id: Generated<number>;
  submission_id: number;
  at: number;
  actor: string;
  state: string;
  code: string | null;
  note: string;
}

export interface DonationQuoteTable {
  id: Generated<number>;
  submission_id: number;
  chain_id: number;
  token: string;
  decimals: number;
  recipient: string;
  amount: string;
  issued_at: number;
  shown_at: number;
  is_held: number;
  is_seen: number;
}

export interface DonationClaimTable {
  chain_id: number;
  tx_hash: string;
  /** -1 stands for the whole transaction, if an operator confirmed it without an event. */
  log_index: number;
  submission_id: number;
  claimed_at: number;
}

export interface DonationTransferTable {
  chain_id: number;
  tx_hash: string;
  log_index: number;
  token: string;
  sender: string;
  recipient: string;
  amount: string;
  decimals: number;
  block_number: number;
  seen_at: number;
}

export interface DonationScanTable {
  chain_id: number;
  token: string;
  recipient: string;
  /** Null until the first search. */
  next_block: number | null;
  due_at: number;
  lease: Generated<number>;
}

/**
 * Several submissions may have published one page: it belongs to that of the last approval, not of the highest number. Ids
 * of events grow with every approval; 0 if it never was published. `submission` is the alias of its row.
 */
export const lastApproval = (submission: string) =>
  sql<number>`coalesce((
    select max(e.id) from submission_event e
    where e.submission_id = ${sql.ref(`${submission}.id`)} and e.code = 'published'
  ), 0)`;

export const ownsItsPage = (submission: string) =>
  sql<boolean>`not exists (
    select 1 from submission other
    where other.listing = ${sql.ref(`${submission}.listing`)} and other.id <> ${sql.ref(`${submission}.id`)}
      and other.state not in ('rejected', 'withdrawn')
      and ${lastApproval("other")} > ${lastApproval(submission)}
  )`;
