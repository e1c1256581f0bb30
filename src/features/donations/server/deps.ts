import type { LinkedNetwork } from "#features/donations/explorer-links.ts";
import type {
  DonationBases,
  DonationOutcome,
  DonationStatus,
  PaymentTerms,
} from "#features/donations/model.ts";
import type { EvmConnection } from "#platform/evm/connect.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import type { DonationStore } from "./store.ts";

/** A network with the fields for the box and for reading links. */
export interface DonationNetwork extends LinkedNetwork {
  readonly title: string;
  readonly symbol: string;
}

export interface DonationSettings {
  /** Addresses in lower case; they are shown with checksums. */
  readonly terms: PaymentTerms;
  /** Whether submissions ask for one at all. */
  readonly isAsked: boolean;
  readonly isDemo: boolean;
  readonly tokenName: string;
  readonly tokenSymbol: string;
  readonly networkKey: string;
  readonly confirmations: number;
  readonly bases: DonationBases;
}

export interface DonationDeps {
  readonly store: DonationStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: DonationSettings;
  /** Null without an RPC server: operators confirm every payment. */
  readonly connection: EvmConnection | null;
  readonly networks: () => Promise<readonly DonationNetwork[]>;
  /** Called in the transaction that settles a donation, so that both change or neither. */
  readonly onSettled: (tx: Db, submissionId: number, outcome: DonationOutcome) => Promise<void>;
  /** Called in the transaction that refuses a payment or makes it manual. */
  readonly onProblem: (tx: Db, submissionId: number, status: DonationStatus) => Promise<void>;
}
