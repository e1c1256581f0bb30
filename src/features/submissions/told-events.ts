/** The events a submitter is told of, by the name of their text in `receipt.timeline`; null for those that are ours. */
import type { EventCode } from "./model.ts";

export const TOLD_EVENTS = {
  submitted: "submitted",
  donation_opened: null,
  donation_confirmed: "donationConfirmed",
  donation_accepted: "donationAccepted",
  donation_skipped: "donationSkipped",
  donation_waived: "donationWaived",
  changes_requested: "changesRequested",
  resubmitted: "resubmitted",
  approved: "approved",
  published: "published",
  rejected: "rejected",
  withdrawn: "withdrawn",
  erased: null,
} as const satisfies Record<EventCode, string | null>;
