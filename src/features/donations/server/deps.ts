import type { LinkedNetwork } from "#features/donations/explorer-links.ts";
import type { DonationBases, DonationOutcome, PaymentTerms } from "#features/donations/model.ts";
import type { EvmConnection } from "#platform/chain/connect.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import type { DonationStore } from "./store.ts";

/** A network as the box names it and links are read by it. */
export interface DonationNetwork extends LinkedNetwork {
  readonly title: string;
  readonly symbol: string;
}

export interface DonationSettings {
  /** Addresses in small letters; they are shown in their checksum form. */
  readonly terms: PaymentTerms;
  readonly isDemo: boolean;
  readonly tokenName: string;
  readonly tokenSymbol: string;
  readonly networkKey: string;
  readonly confirmations: number;
  readonly bases: DonationBases;
}

/** What the verbs of donations work with. */
export interface DonationDeps {
  readonly store: DonationStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: DonationSettings;
  /** Null without an RPC: every payment is then an operator's to confirm. */
  readonly connection: EvmConnection | null;
  readonly networks: () => Promise<readonly DonationNetwork[]>;
  /** Told in the transaction that settles a donation, so that both change or neither. */
  readonly onSettled: (tx: Db, submissionId: number, outcome: DonationOutcome) => Promise<void>;
}
