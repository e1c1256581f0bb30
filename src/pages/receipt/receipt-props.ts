/**
 * The JSON that the receipt's island is hydrated with. It contains only what cannot be derived: addresses follow
 * from the token, and every sentence about money from payment-summary.ts.
 */
import type { DonationBox, DonationStatus } from "#features/donations/model.ts";
import type { ThreadMessage } from "#features/submissions/model.ts";
import type { OwnerVoice } from "#features/submissions/owners/owner-voice.ts";
import type { Submission } from "#features/submissions/submission.ts";
import type { ReceiptOutcome } from "./receipt-outcome.ts";
import type { TimelineEntry } from "./view.ts";

export interface ShownMessage extends Pick<ThreadMessage, "text"> {
  readonly at: string;
  readonly author: OwnerVoice | "reviewer";
}

export interface ShownHandover {
  /** ISO 8601: when the other receipt replaces this one. */
  readonly at: string;
  /** `next`: this is the receipt of the next owner, who can only read it until then. */
  readonly by: "owner" | "proof" | "next";
}

export interface ShownReceipt extends Pick<Submission, "number" | "kind" | "state" | "name" | "listing"> {
  /** Allows reading the submission's state. */
  readonly token: string;
  /** The version it was rendered from (browser/api/receipts.ts). */
  readonly version: string;
  /** The whole private address of the page. */
  readonly address: string;
  /** Null for erased submissions. */
  readonly logo: string | null;
  /** Its owner hides the listing until they show it again. */
  readonly isPaused: boolean;
  /** An operator has hidden or removed the listing. */
  readonly isTakenDown: boolean;
  /** What is reviewed is a change of a public listing, not a new one. */
  readonly isChange: boolean;
  /** Its owner has taken down a listing that was public. */
  readonly isDelisted: boolean;
  /** What it has published was replaced: its page was given to another submission. */
  readonly isReplaced: boolean;
  /** Whose doing it is that the listing is paused, delisted, withdrawn or changed. */
  readonly stepBy: OwnerVoice;
  /** ISO 8601: since when its owner has the receipt; null if it never changed hands. */
  readonly ownerSince: string | null;
  /** Whether a rejection can still be appealed. */
  readonly canAppeal: boolean;
  readonly handover: ShownHandover | null;
  readonly sentAt: string;
  /** Masked, because everyone with the link sees the page. */
  readonly contact: string;
  readonly donation: Omit<DonationStatus, "submissionId" | "updatedAt" | "events"> | null;
  readonly timeline: readonly TimelineEntry[];
  readonly messages: readonly ShownMessage[];
  readonly reasons: readonly string[];
  /** The reviewer's note on the newest decision. */
  readonly note: string;
  readonly queue: number | null;
  readonly expectedBy: string | null;
  readonly isOverdue: boolean;
  readonly box: DonationBox | null;
  readonly hasNoAmount: boolean;
  /** A link to buy the token. */
  readonly swapHref: string;
}

/** The next owner reads the receipt before it is theirs. */
export const isReadOnly = ({ handover }: Pick<ShownReceipt, "handover">): boolean => handover?.by === "next";

export interface ReceiptProps {
  readonly receipt: ShownReceipt;
  /** The result of a form posted without JavaScript. */
  readonly outcome?: ReceiptOutcome | undefined;
}
