/** Maps events to their texts in `receipt.timeline`; null for internal events. */
import type { Actor, EventCode } from "./model.ts";

export const TIMELINE_EVENTS = {
  submitted: "submitted",
  donation_opened: null,
  donation_confirmed: "donationConfirmed",
  donation_accepted: "donationAccepted",
  donation_skipped: "donationSkipped",
  donation_waived: "donationWaived",
  // The next step of the timeline says it.
  review_started: null,
  changes_requested: "changesRequested",
  resubmitted: "resubmitted",
  approved: "approved",
  published: "published",
  rejected: "rejected",
  withdrawn: "withdrawn",
  reopened: "reopened",
  erased: null,
  change_requested: "changeRequested",
  change_refused: "changeRefused",
  change_withdrawn: "changeWithdrawn",
  paused: "paused",
  resumed: "resumed",
  delisted: "delisted",
  appealed: "appealed",
  handover_started: "handoverStarted",
  handover_cancelled: "handoverCancelled",
  handed_over: "handedOver",
  recovery_started: "recoveryStarted",
  recovery_stopped: "recoveryStopped",
  recovered: "recovered",
} as const satisfies Record<EventCode, string | null>;

/** What a text says that the owner did, another one says of an operator. */
export function timelineKey<Code extends EventCode>(
  code: Code,
  actor: Actor,
): (typeof TIMELINE_EVENTS)[Code] | "delistedByUs" {
  return code === "delisted" && actor === "operator" ? "delistedByUs" : TIMELINE_EVENTS[code];
}

export type TimelineEventKey = NonNullable<(typeof TIMELINE_EVENTS)[EventCode]> | "delistedByUs";
