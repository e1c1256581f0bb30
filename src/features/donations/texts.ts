/** Maps codes to messages. A refusal's key is a branch with title, text and next step. */
import type { DonationState, LinkRefusal, ManualCause, Refusal, SettledBy } from "./model.ts";

export const REFUSAL_TEXTS = {
  wrong_token: "donation.refusals.wrongToken",
  wrong_amount: "donation.refusals.wrongAmount",
  wrong_recipient: "donation.refusals.wrongRecipient",
  native_coin: "donation.refusals.nativeCoin",
  reverted: "donation.refusals.reverted",
  too_early: "donation.refusals.tooEarly",
  reused: "donation.refusals.reused",
  no_transfer: "donation.refusals.noTransfer",
  operator_rejected: "donation.refusals.operatorRejected",
} as const satisfies Record<Refusal, string>;

export const LINK_TEXTS = {
  not_a_link: "donation.link.notALink",
  unknown_explorer: "donation.link.unknownExplorer",
  lookalike_explorer: "donation.link.lookalike",
  wrong_network: "donation.link.otherNetwork",
  address_link: "donation.link.addressLink",
  token_link: "donation.link.tokenLink",
  bad_hash: "donation.link.badHash",
  being_confirmed: "donation.link.beingConfirmed",
} as const satisfies Record<LinkRefusal | "being_confirmed", string>;

/** The states of a donation. Each branch has a title and a text; pending ones also have a next step. */
export const PAYING_TEXTS = {
  submitted: "donation.states.submitted",
  /** Without a link, the payment is searched by its amount. */
  seeking: "donation.states.seeking",
  unseen: "donation.states.unseen",
  pending: "donation.states.pending",
  confirming: "donation.states.confirming",
  rejected: "donation.states.rejected",
  manual: "donation.states.manual",
} as const satisfies Record<Exclude<DonationState, "open" | "confirmed"> | "seeking", string>;

/** Only `network` says that a payment was received; the others name who let the submission proceed. */
export const SETTLED_TEXTS = {
  network: "donation.states.confirmed",
  operator: "donation.settled.operator",
  waiver: "donation.settled.waiver",
  demo: "donation.settled.demo",
} as const satisfies Record<SettledBy, string>;

export type DonationNotice = keyof typeof PAYING_TEXTS | keyof typeof SETTLED_TEXTS;

export const MANUAL_TEXTS = {
  no_connection: "donation.manualReasons.noConnection",
  connection_failed: "donation.manualReasons.connectionFailed",
  disagree: "donation.manualReasons.disagree",
  not_seen: "donation.manualReasons.notSeen",
  no_link: "donation.manualReasons.noLink",
} as const satisfies Record<ManualCause, string>;
