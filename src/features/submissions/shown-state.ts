/** The name of a submission's state for its submitter: a branch of `receipt.states`. */
import type { Actor, SubmissionState } from "./model.ts";

const STATE_KEYS = {
  received: "received",
  awaiting_donation: "awaitingDonation",
  in_review: "inReview",
  changes_requested: "changesRequested",
  approved: "approved",
  live: "live",
  rejected: "rejected",
  withdrawn: "withdrawn",
} as const satisfies Record<SubmissionState, string>;

export const stateKey = (state: SubmissionState) => STATE_KEYS[state];

export type StateTone = "neutral" | "good" | "warning" | "bad" | "accent";

const STATE_TONES: Readonly<Record<SubmissionState, StateTone>> = {
  received: "neutral",
  awaiting_donation: "warning",
  in_review: "accent",
  changes_requested: "warning",
  approved: "good",
  live: "good",
  rejected: "bad",
  withdrawn: "neutral",
};

export const awaitsDonation = (state: SubmissionState): boolean =>
  state === "received" || state === "awaiting_donation";

/** Donation states in which a payment is being verified. */
const CHECKING: ReadonlySet<string> = new Set(["submitted", "unseen", "pending", "confirming", "manual"]);

/** The tag then shows the verification instead of waiting for a payment. */
export const isCheckingPayment = (state: SubmissionState, donationState: string | null): boolean =>
  awaitsDonation(state) && donationState !== null && CHECKING.has(donationState);

/** Where an awaited payment stands: not reported yet, being verified, or refused. Null if none is awaited. */
export function awaitedPayment(
  state: SubmissionState,
  donationState: string | null,
): "open" | "checking" | "refused" | null {
  if (!awaitsDonation(state) || donationState === null) return null;
  if (donationState === "rejected") return "refused";
  return isCheckingPayment(state, donationState) ? "checking" : "open";
}

/** How a live listing that nobody sees is named: by its owner's choice, or by an operator's. */
export interface Hidden {
  readonly isPaused: boolean;
  readonly isTakenDown: boolean;
  /** Its page was given to another submission. */
  readonly isReplaced: boolean;
}

/** After each of these a live listing is public or hidden. */
const SHOWING: ReadonlySet<string> = new Set(["published", "resumed", "paused", "delisted"]);

/** The same from a receipt, for those who do not see the listing itself. */
export function hiddenBy(
  events: readonly { readonly code: string; readonly by: Actor }[],
  ownsPage: boolean,
): Hidden {
  const last = events.findLast(({ code }) => SHOWING.has(code));
  const isHidden = last?.code === "paused" || last?.code === "delisted";
  return {
    isPaused: last?.code === "paused",
    isTakenDown: isHidden && last?.by === "operator",
    isReplaced: isReplaced(events, ownsPage),
  };
}

/** Whether another submission has got the page. It may have been taken down there since, and then it is nobody's. */
export const isReplaced = (events: readonly { readonly code: string }[], ownsPage: boolean): boolean =>
  !ownsPage ||
  events.findLast(({ code }) => code === "published" || code === "page_given")?.code === "page_given";

export const stateTone = (state: SubmissionState, hidden: Hidden): StateTone =>
  state === "live" && (hidden.isPaused || hidden.isTakenDown || hidden.isReplaced)
    ? "neutral"
    : STATE_TONES[state];

export const shownStateKey = (state: SubmissionState, donationState: string | null, hidden?: Hidden) => {
  if (state === "live" && hidden?.isReplaced) return "replaced";
  // Its owner withdrew nothing.
  if ((state === "live" || state === "withdrawn") && hidden?.isTakenDown) return "takenDown";
  if (state === "live" && hidden?.isPaused) return "paused";
  return isCheckingPayment(state, donationState) ? "checkingPayment" : stateKey(state);
};
