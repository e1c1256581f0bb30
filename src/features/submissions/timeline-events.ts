/** Maps events to their texts in `receipt.timeline`; null for internal events. */
import type { Actor, EventCode } from "./model.ts";
import type { OwnerVoice } from "./owners/owner-voice.ts";

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
  page_given: "pageGiven",
} as const satisfies Record<EventCode, string | null>;

type DelistedBy = "delistedByUs" | "delistedByFormer";

/** What a text says that the owner did, another one says of an operator or of a former owner. */
export function timelineKey<Code extends EventCode>(
  code: Code,
  actor: Actor,
  voice: OwnerVoice = "you",
): (typeof TIMELINE_EVENTS)[Code] | DelistedBy {
  if (code !== "delisted") return TIMELINE_EVENTS[code];
  if (actor === "operator") return "delistedByUs";
  return voice === "former" ? "delistedByFormer" : TIMELINE_EVENTS[code];
}

export type TimelineEventKey = NonNullable<(typeof TIMELINE_EVENTS)[EventCode]> | DelistedBy;
