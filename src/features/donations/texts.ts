/** Which message tells of which code. A refusal's key is a branch: title, text and what to do next. */
import type { LinkRefusal, ManualCause, Refusal } from "./model.ts";

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

export const MANUAL_TEXTS = {
  no_connection: "donation.manualReasons.noConnection",
  connection_failed: "donation.manualReasons.connectionFailed",
  not_seen: "donation.manualReasons.notSeen",
  no_link: "donation.manualReasons.noLink",
} as const satisfies Record<ManualCause, string>;
