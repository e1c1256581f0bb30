/** The tables of operators' acts, for schema.ts. */
import type { Generated } from "kysely";

export interface ListingVersionTable {
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

export interface OperatorActTable {
  id: Generated<number>;
  at: number;
  operator: string;
  command: string;
  target: string;
  reason: string;
  is_done: number;
}
