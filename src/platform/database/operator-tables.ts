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
}

/** What operators did before the audit log existed; its rows were copied there. */
interface OperatorActTable {
  id: Generated<number>;
  at: number;
  operator: string;
  command: string;
  target: string;
  reason: string;
  is_done: number;
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

export interface OperatorTables {
  audit: AuditTable;
  audit_head: AuditHeadTable;
  listing_version: ListingVersionTable;
  operator_act: OperatorActTable;
  operator: OperatorTable;
  operator_invite: OperatorInviteTable;
  operator_passkey: OperatorPasskeyTable;
  operator_session: OperatorSessionTable;
  operator_challenge: OperatorChallengeTable;
}
