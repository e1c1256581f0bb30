/** Chooses every sentence of the receipt about money, from the states of the submission and its donation. */
import type { DonationState, DonationStatus } from "#features/donations/model.ts";
import type { DonationNotice } from "#features/donations/texts.ts";
import type { SubmissionKind, SubmissionState } from "#features/submissions/model.ts";
import { awaitsDonation, isCheckingPayment } from "#features/submissions/shown-state.ts";

type NextKey =
  | Exclude<SubmissionState, "awaiting_donation" | "in_review" | "changes_requested">
  | "awaitingDonation"
  | "checkingPayment"
  | "manualPayment"
  | "refusedPayment"
  | "inReviewDapp"
  | "inReviewToken"
  | "inReviewNft"
  | "changesRequested";

export interface PaymentSummary {
  /** The notice about the donation; null if there is none. */
  readonly notice: DonationNotice | null;
  /** What follows the notice: its next step, a note that the submission is closed, or nothing. */
  readonly after: "next" | "closed" | null;
  /** Whether a payment is wanted, so that the box is shown. */
  readonly asksForPayment: boolean;
  /** Whether a payment is being verified, which the tag shows. */
  readonly isChecking: boolean;
  /** The sentence under "What happens next", in `receipt.next`. */
  readonly next: NextKey;
  /** What a withdrawal means for the review, the money and the listing, in `receipt.withdraw`. */
  readonly withdrawal: "text" | "textUnpaid" | "textFree" | "changeText";
}

interface SummaryInput {
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly donation: Pick<DonationStatus, "state" | "settledBy" | "txHash"> | null;
  /** A change of a listing is under review, and its donation was for what is listed. */
  readonly isChange?: boolean;
  /** Another submission has the page, so that no listing stays. */
  readonly isReplaced?: boolean;
}

export function paymentSummary(of: SummaryInput): PaymentSummary {
  const { kind, state, donation, isChange = false, isReplaced = false } = of;
  const isOpen = awaitsDonation(state);
  const paying = donation?.state ?? "open";
  const notice = donation ? noticeOf(donation) : null;
  const withdrawal = isOpen ? "textUnpaid" : withdrawalOf(donation);
  return {
    notice,
    after: notice === null || isChange ? null : afterNotice(state, paying),
    asksForPayment: isOpen && donation !== null && (paying === "open" || paying === "rejected"),
    isChecking: isCheckingPayment(state, paying),
    next: isOpen ? nextPayment(kind, paying) : NEXT[state](kind),
    withdrawal: isChange ? (isReplaced ? "textFree" : "changeText") : withdrawal,
  };
}

function noticeOf({
  state,
  settledBy,
  txHash,
}: NonNullable<SummaryInput["donation"]>): PaymentSummary["notice"] {
  if (state === "open") return null;
  if (state === "confirmed") return settledBy ?? "network";
  // There is no transaction to look up.
  if ((state === "submitted" || state === "unseen") && txHash === null) return "seeking";
  return state;
}

/** The queue is mentioned only while in review, another payment only while one is wanted. */
function afterNotice(state: SubmissionState, paying: DonationState): PaymentSummary["after"] {
  if (paying === "confirmed") return state === "in_review" ? "next" : null;
  if (awaitsDonation(state)) return "next";
  return state === "withdrawn" || state === "rejected" ? "closed" : null;
}

/** A demonstration and a waiver took no money that could be returned. */
function withdrawalOf(donation: SummaryInput["donation"]): PaymentSummary["withdrawal"] {
  const settledBy = donation?.settledBy ?? null;
  return settledBy === "network" || settledBy === "operator" ? "text" : "textFree";
}

const REVIEW_TEXTS = { dapp: "inReviewDapp", token: "inReviewToken", nft: "inReviewNft" } as const;

function nextPayment(kind: SubmissionKind, paying: DonationState): NextKey {
  if (paying === "open") return "awaitingDonation";
  if (paying === "rejected") return "refusedPayment";
  if (paying === "manual") return "manualPayment";
  return paying === "confirmed" ? REVIEW_TEXTS[kind] : "checkingPayment";
}

const NEXT: Readonly<Record<SubmissionState, (kind: SubmissionKind) => NextKey>> = {
  received: () => "awaitingDonation",
  awaiting_donation: () => "awaitingDonation",
  in_review: (kind) => REVIEW_TEXTS[kind],
  changes_requested: () => "changesRequested",
  approved: () => "approved",
  live: () => "live",
  rejected: () => "rejected",
  withdrawn: () => "withdrawn",
};
