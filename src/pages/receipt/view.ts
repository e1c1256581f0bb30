/** The timeline of a receipt, from the submission's states and events. */
import type { DonationEvent } from "#features/donations/model.ts";
import type { SubmissionEvent, SubmissionState } from "#features/submissions/model.ts";
import { ownerVoice, type Readership } from "#features/submissions/owners/owner-voice.ts";
import { timelineKey, type TimelineEventKey } from "#features/submissions/timeline-events.ts";

/** The payment steps that a submitter waits for; the last one is an event of the submission. */
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
  /** The submitter reported a payment, with a link or without, or we found one. */
  | "linkGiven"
  | "donationReported"
  | "donationFound"
  | TimelineEventKey
  | NonNullable<(typeof PAYMENT_KEYS)[keyof typeof PAYMENT_KEYS]>;

export interface TimelineEntry {
  /** ISO 8601, as all times that are sent to the browser. */
  readonly at: string;
  readonly key: TimelineKey;
  readonly note: string;
  /** Why a payment was refused. */
  readonly refusal: DonationEvent["code"];
}

export function timelineOf(
  events: readonly SubmissionEvent[],
  payments: readonly DonationEvent[],
  readership: Readership,
): TimelineEntry[] {
  const own = events.flatMap(({ at, code, actor, note }) => {
    const key = timelineKey(code, actor, ownerVoice(at, readership));
    return key ? [{ at, key, note, refusal: null }] : [];
  });
  const paid = payments.flatMap((payment) => {
    const { at, state, code } = payment;
    const key = state === "submitted" ? submittedKey(payment) : PAYMENT_KEYS[state];
    return key ? [{ at, key, note: "", refusal: code }] : [];
  });
  return [...own, ...paid]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

function submittedKey({ actor, code }: DonationEvent): TimelineKey {
  if (actor === "system") return "donationFound";
  return code === "no_link" ? "donationReported" : "linkGiven";
}

export type StepToCome = "donation" | "inReview" | "decision" | "live";

/** The current step; null while the submitter must make changes. */
export const currentStep = (state: SubmissionState): StepToCome | null => {
  if (state === "in_review") return "inReview";
  return state === "received" || state === "awaiting_donation" ? "donation" : null;
};

export function stepsToCome(state: SubmissionState): readonly StepToCome[] {
  switch (state) {
    case "received":
    case "awaiting_donation":
      return ["donation", "inReview", "decision", "live"];
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
