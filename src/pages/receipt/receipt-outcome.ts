import type { LINK_TEXTS } from "#features/donations/texts.ts";
import type { NoticeTone } from "#ui/notice/notice.tsx";

/** The result of a refused form; the typed text stays. */
export interface ReceiptOutcome {
  readonly status: number;
  readonly notice?: string;
  readonly tone?: NoticeTone;
  /** The typed link, and the message key of its refusal. */
  readonly typed?: string;
  readonly problem?: (typeof LINK_TEXTS)[keyof typeof LINK_TEXTS];
  readonly message?: string;
  readonly messageProblem?: string;
}
