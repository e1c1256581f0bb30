/** The tables of operators and their acts, for schema.ts. */
import type { Generated } from "kysely";

interface ListingVersionTable {
  id: Generated<number>;
  kind: "dapp" | "token" | "nft";
  ref: string;
  at: number;
  operator: string;
  act: string;
  reason: string;
  /** The number of the submission that was approved. */
  submission: string | null;
  before: string | null;
  after: string;
  /** Shown in the listing's public history; `reason` is for operators. */
  public_reason: Generated<string>;
}

/** A token or collection that has a new contract: its old page leads to the new one. */
interface ListingMoveTable {
  kind: "token" | "nft";
  ref: string;
  to_ref: string;
  at: number;
  reason: string;
  /** Who of the old contract signed the move; empty if nobody did. */
  signer: Generated<string>;
  /** As what; empty if nobody did, or if it is not known any more. */
  role: Generated<string>;
}

interface OperatorTable {
  id: Generated<number>;
  name: string;
  /** What the public sees instead of the name. */
  pseudonym: string;
  /** Separated by commas. */
  roles: string;
  created_at: number;
  revoked_at: number | null;
}

interface OperatorInviteTable {
  token_hash: string;
  operator_id: number;
  expires_at: number;
}

interface OperatorPasskeyTable {
  credential_id: string;
  operator_id: number;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
  /** The row stays, because the audit log contains signatures of this key. */
  removed_at: number | null;
}

interface OperatorSessionTable {
  id: Generated<number>;
  token_hash: string;
  operator_id: number;
  browser: string;
  created_at: number;
  seen_at: number;
}

interface OperatorChallengeTable {
  id: string;
  purpose: "enrol" | "sign-in" | "passkey" | "act";
  challenge: string;
  operator_id: number | null;
  expires_at: number;
}

/** A chain: audit-chain.ts says what the hash covers. */
interface AuditTable {
  seq: number;
  at: number;
  actor: string;
  source: string;
  act: string;
  target: string;
  reason: string;
  request: string;
  change_digest: string;
  change: string | null;
  previous: string;
  hash: string;
}

/** One row: the last row of the chain. Acts lock it in turn. */
interface AuditHeadTable {
  id: number;
  seq: number;
  hash: string;
}

/** An act that waits for a second person. */
interface DeskProposalTable {
  id: Generated<number>;
  verb: string;
  method: string;
  path: string;
  body: string;
  proposer_id: number;
  proposer_name: string;
  at: number;
  /** JSON: the text that the proposer's passkey signed, and the signature. */
  signed: string | null;
  state: "open" | "approved" | "done" | "refused" | "failed";
  ended_at: number | null;
  ended_by: string | null;
  failure: string | null;
}

/** A verb that one person may use alone, because two people decided so. */
interface DeskRuleOffTable {
  verb: string;
  at: number;
}

/** A draft, or a version that is or was public. */
interface ContentVersionTable {
  id: Generated<number>;
  kind: string;
  ref: string;
  title: string;
  content: string;
  state: "draft" | "scheduled" | "live" | "replaced" | "failed";
  at: number;
  by_name: string;
  publish_at: number | null;
  /** JSON: what was wrong with a scheduled version when its time came. */
  failure: string | null;
}

/** What a visitor says is wrong with a listing; nothing about the visitor. */
interface ProblemReportTable {
  id: Generated<number>;
  listing: string;
  title: string;
  reason: "scam" | "fake" | "wrong" | "broken" | "other";
  text: string;
  language: string;
  at: number;
  resolved_at: number | null;
  resolved_by: string | null;
  note: string;
}

/** A milestone, a collection or our accounts, as an operator changed or added it. */
interface SiteRecordTable {
  kind: string;
  key: string;
  content: string;
}

export interface OperatorTables {
  problem_report: ProblemReportTable;
  site_record: SiteRecordTable;
  content_version: ContentVersionTable;
  desk_proposal: DeskProposalTable;
  desk_rule_off: DeskRuleOffTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  listing_version: ListingVersionTable;
  listing_move: ListingMoveTable;
  operator: OperatorTable;
  operator_invite: OperatorInviteTable;
  operator_passkey: OperatorPasskeyTable;
  operator_session: OperatorSessionTable;
  operator_challenge: OperatorChallengeTable;
}
