import type { OwnedSubjects } from "#features/submissions/submission.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import type { ContractOwners } from "#platform/evm/contract-owners.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { OwnershipStore } from "./store.ts";

/** What a receipt speaks for. */
export interface OwnedListing extends OwnedSubjects {
  readonly submissionId: number;
  /** Whether another submission has the page, where proofs are shown. */
  readonly isReplaced?: boolean;
  /** Whether somebody without the receipt asks for a new one. */
  readonly isClaim?: boolean;
  /** Network and contract that replace the listed one, while a move is under review. */
  readonly movesTo?: string | undefined;
}

export interface OwnershipDeps {
  readonly store: OwnershipStore;
  readonly clock: Clock;
  readonly outbound: Outbound;
  /** In the names of records and files: the brand's name as one word. */
  readonly brandKey: string;
  /** The host of this site. */
  readonly site: string;
  readonly ownedBy: (receiptToken: string) => Promise<OwnedListing | null>;
  /** Null if no RPC server of the network is configured. */
  readonly chain: (network: string) => Promise<ContractOwners | null>;
  /** Tells every process that pages have changed. */
  readonly changed: (tx: Db) => Promise<void>;
  /** Gives a new receipt to somebody who proved the ownership. */
  readonly receipts: Pick<Submissions, "recoverable" | "startRecovery" | "recoveryEnd" | "mailLapse">;
}
