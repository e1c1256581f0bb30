/** Maps events to their texts in `receipt.timeline`; null for internal events. */
import type { EventCode } from "./model.ts";

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
