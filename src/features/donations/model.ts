/** A donation: the payment that opens a submission's review, made in one token on one network. */

/** Base units of the token, as an integer: floats are wrong for one amount in six. */
export type BaseUnits = bigint;

/** §9: whole tokens by what is submitted, 200 and 100; each amount shown adds 0.1000 to 0.9999. */
export interface DonationBases {
  readonly dapp: number;
  readonly other: number;
}

/** How many amounts one submission can have at a time; then the newest is shown again. */
export const MAX_LIVE_QUOTES = 3;
/** An amount counts as live for a day after it was last shown, and rests for a week before anyone gets it again. */
export const QUOTE_LIVE_MS = 86_400_000;
export const QUOTE_REST_MS = 7 * 86_400_000;
/** How long the privacy page says that donations are kept: those never made, and all others for the books. */
export const KEEP_UNPAID_DAYS = 90;
export const KEEP_DAYS = 7 * 365;
/** A transaction that nobody has seen for so long is a person's to look into. */
export const UNSEEN_LIMIT_MS = 30 * 60_000;

/**
 * `open → submitted → unseen ⇄ pending → confirming → confirmed`. A reorganisation goes back.
 * `rejected` takes another link. `manual` waits for an operator, and still moves on by itself when
 * the network shows the payment after all.
 */
export type DonationState =
  | "open"
  | "submitted"
  | "unseen"
  | "pending"
  | "confirming"
  | "confirmed"
  | "rejected"
  | "manual";

/** Why a transaction that was looked at does not count. */
export type Refusal =
  | "wrong_token"
  | "wrong_amount"
  | "wrong_recipient"
  | "native_coin"
  | "reverted"
  | "too_early"
  | "reused"
  | "no_transfer"
  | "operator_rejected";

/** Why what was pasted is not looked at; the donation stays as it was. */
export type LinkRefusal =
  | "not_a_link"
  | "unknown_explorer"
  | "lookalike_explorer"
  | "wrong_network"
  | "address_link"
  | "token_link"
  | "bad_hash";

/** Why a person has to look at it. */
export type ManualCause = "no_connection" | "connection_failed" | "not_seen" | "no_link";

/** Who let the submission go on to its review. */
export type SettledBy = "network" | "operator" | "demo" | "waiver";

/** What the texts of a refusal name besides the terms. */
export interface RefusalDetail {
  /** The amount or amounts that did arrive, as decimal text. */
  readonly received?: string;
  /** Where the tokens went instead. */
  readonly recipient?: string;
  /** The contract of the token that was sent instead. */
  readonly contract?: string;
  readonly note?: string;
}

/** What has to be paid, where to; kept with every amount, so that a changed setting breaks no promise. */
export interface PaymentTerms {
  readonly chainId: number;
  readonly token: string;
  readonly decimals: number;
  readonly recipient: string;
}

export interface Quote extends PaymentTerms {
  readonly amount: BaseUnits;
  readonly issuedAt: Date;
}

/** What the donation box shows. Addresses are in checksum form, amounts exact decimal text. */
export interface DonationBox {
  /** No recipient is configured: the address burns, nothing must be sent. */
  readonly isDemo: boolean;
  readonly token: {
    readonly name: string;
    readonly symbol: string;
    readonly contract: string;
    readonly decimals: number;
  };
  readonly network: {
    readonly key: string;
    readonly title: string;
    readonly chainId: number;
    readonly gasSymbol: string;
  };
  readonly recipient: string;
  readonly amount: string;
  /** The same amount as an integer in decimal text, for a wallet's transfer call. */
  readonly baseUnits: string;
  /** Amounts shown earlier for this submission: they stay good. */
  readonly earlierAmounts: readonly string[];
  readonly explorers: readonly string[];
  /** A transaction link as it should look, with the hash left out. */
  readonly linkExample: string;
  /** §7: names the swap page prefilled to buy the token, as navigation data does; the page resolves it. */
  readonly swapLink: string;
  /** EIP-681; some wallets lose the amount or the token, so the bare address comes first. */
  readonly paymentUri: string;
}

export interface DonationEvent {
  readonly at: Date;
  /** `submitter`, `system`, or the operator's name. */
  readonly actor: string;
  readonly state: DonationState;
  readonly code: Refusal | ManualCause | SettledBy | null;
  readonly note: string;
}

export interface DonationStatus {
  readonly submissionId: number;
  readonly state: DonationState;
  readonly confirmations: number;
  readonly needed: number;
  readonly reason: Refusal | null;
  readonly detail: RefusalDetail;
  readonly manualCause: ManualCause | null;
  readonly settledBy: SettledBy | null;
  readonly txHash: string | null;
  readonly explorerUrl: string | null;
  /** Every amount shown for the submission, the newest last. */
  readonly amounts: readonly string[];
  /** The amount that was received, once one is. */
  readonly paidAmount: string | null;
  readonly token: { readonly symbol: string; readonly contract: string };
  readonly network: { readonly title: string; readonly gasSymbol: string };
  readonly updatedAt: Date;
  readonly events: readonly DonationEvent[];
}

/** What submissions are told, in the transaction that settles the donation. */
export interface DonationOutcome {
  readonly settledBy: SettledBy;
  readonly amount: string | null;
  readonly txHash: string | null;
}

export const isSettled = (state: DonationState): boolean => state === "confirmed";
