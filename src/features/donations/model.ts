/** A donation: the payment that opens a submission's review, made in one token on one network. */

/** Integer base units of the token: floats would be wrong for one amount in six. */
export type BaseUnits = bigint;

/** §9: whole tokens by what is submitted, 200 and 100; each amount shown adds 0.1000 to 0.9999. */
export interface DonationBases {
  readonly dapp: number;
  readonly other: number;
}

/** The maximum of live amounts per submission; then the newest is shown again. */
export const MAX_LIVE_QUOTES = 3;
/** An amount is live for a day after it was last shown, and is not reused for another week. */
export const QUOTE_LIVE_MS = 86_400_000;
export const QUOTE_REST_MS = 7 * 86_400_000;
/** An amount that was drawn but never shown is released after this time. */
export const QUOTE_UNSEEN_MS = 3_600_000;
/**
 * New amounts that one client can draw per day. An amount is held for eight days at most, which covers nine of the
 * client's days: with this limit one address never holds more than 5 % of the 9,000 of §9.
 */
export const AMOUNTS_PER_DAY = 50;
/** The retention periods on the privacy page: for donations never made, and for all others. */
export const UNPAID_RETENTION_DAYS = 90;
export const RETENTION_DAYS = 7 * 365;
/** If a transaction is not seen for this long, an operator looks into it. */
export const UNSEEN_LIMIT_MS = 30 * 60_000;

/**
 * `open → submitted → unseen ⇄ pending → confirming → confirmed`. A reorganisation goes back. `rejected` accepts
 * another link. `manual` waits for an operator, and still continues by itself if the network shows the payment
 * after all.
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

/** Why a verified transaction does not count. */
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

/** Why a pasted link is refused; the donation stays unchanged. */
export type LinkRefusal =
  | "not_a_link"
  | "unknown_explorer"
  | "lookalike_explorer"
  | "wrong_network"
  | "address_link"
  | "token_link"
  | "bad_hash";

/** Why an operator must look at it. */
export type ManualCause = "no_connection" | "connection_failed" | "disagree" | "not_seen" | "no_link";

/** Who or what allowed the submission to proceed to review. */
export type SettledBy = "network" | "operator" | "demo" | "waiver";

/** The values in the texts of a refusal, besides the terms. */
export interface RefusalDetail {
  /** The received amounts, as decimal text. */
  readonly received?: string;
  /** The actual recipient of the tokens. */
  readonly recipient?: string;
  /** The contract of the token that was actually sent. */
  readonly contract?: string;
  readonly note?: string;
}

/** What to pay and where; stored with every amount, so that a changed setting does not invalidate it. */
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

/** The content of the donation box. Addresses have checksums, amounts are exact decimal text. */
export interface DonationBox {
  /** No recipient is configured: the address burns tokens, so nothing must be sent. */
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
  /** Amounts shown earlier for this submission, which remain valid. */
  readonly earlierAmounts: readonly string[];
  readonly explorers: readonly string[];
  /** An example of a transaction link, with the hash omitted. */
  readonly linkExample: string;
  /** §7: the navigation target of the swap page, prefilled to buy the token. */
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
  /** The received amount, if any. */
  readonly paidAmount: string | null;
  readonly token: { readonly symbol: string; readonly contract: string };
  readonly network: { readonly title: string; readonly gasSymbol: string };
  readonly updatedAt: Date;
  readonly events: readonly DonationEvent[];
}

/** The result passed to submissions, in the transaction that settles the donation. */
export interface DonationOutcome {
  readonly settledBy: SettledBy;
  readonly amount: string | null;
  readonly txHash: string | null;
  /** The operator who decided; empty if none did. */
  readonly operator: string;
}

export const isSettled = (state: DonationState): boolean => state === "confirmed";
