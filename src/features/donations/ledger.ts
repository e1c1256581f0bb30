/** Rows of the ledger per page of the desk. */
export const LEDGER_PAGE = 100;

/** What became of a payment. */
export type LedgerKind =
  | "matched"
  /** Confirmed by an operator. */
  | "accepted"
  | "waived"
  | "short"
  | "surplus"
  /** Several payments in one transaction, none of which is a requested amount. */
  | "parts"
  | "wrong_token"
  /** Another row already contains the transaction. */
  | "repeated"
  /** Waits for an operator. */
  | "manual"
  /** A further payment for a submission that was already paid. */
  | "paid_twice"
  | "unclaimed";
