/** How a submission's states and events are told on its receipt. */
import type { DonationEvent } from "#features/donations/model.ts";
import type { SubmissionEvent, SubmissionState } from "#features/submissions/model.ts";
import { TOLD_EVENTS } from "#features/submissions/told-events.ts";
import type { TagTone } from "#ui/tag/tag.tsx";

export const STATE_TONES: Readonly<Record<SubmissionState, TagTone>> = {
  received: "neutral",
  awaiting_donation: "warning",
  in_review: "accent",
  changes_requested: "warning",
  approved: "good",
  live: "good",
  rejected: "bad",
  withdrawn: "neutral",
};

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

/** The steps of a payment that a submitter waits through; its end is an event of the submission. */
const PAYMENT_KEYS = {
  open: null,
  submitted: "linkGiven",
  unseen: "donationUnseen",
  pending: "donationPending",
  confirming: "donationConfirming",
  confirmed: null,
  rejected: "donationRejected",
  manual: "donationManual",
} as const satisfies Record<DonationEvent["state"], string | null>;

export type TimelineKey =
  | NonNullable<(typeof TOLD_EVENTS)[keyof typeof TOLD_EVENTS]>
  | NonNullable<(typeof PAYMENT_KEYS)[keyof typeof PAYMENT_KEYS]>;

export interface TimelineEntry {
  readonly at: Date;
  readonly key: TimelineKey;
  readonly note: string;
  /** Why a payment does not count. */
  readonly refusal: DonationEvent["code"];
}

export function timelineOf(
  events: readonly SubmissionEvent[],
  payments: readonly DonationEvent[],
): TimelineEntry[] {
  const own = events.flatMap(({ at, code, note }) => {
    const key = TOLD_EVENTS[code];
    return key ? [{ at, key, note, refusal: null }] : [];
  });
  const paid = payments.flatMap(({ at, state, code }) => {
    const key = PAYMENT_KEYS[state];
    return key ? [{ at, key, note: "", refusal: code }] : [];
  });
  return [...own, ...paid].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** What is still to come, the first of it under way. */
export function stepsToCome(state: SubmissionState): readonly ("inReview" | "decision" | "live")[] {
  switch (state) {
    case "received":
    case "awaiting_donation":
    case "in_review":
    case "changes_requested":
      return ["inReview", "decision", "live"];
    case "approved":
      return ["live"];
    case "live":
    case "rejected":
    case "withdrawn":
      return [];
  }
}
