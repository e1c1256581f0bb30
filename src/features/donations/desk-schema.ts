/** The calls of the desk about donations. */
import { z } from "zod";
import type { LedgerKind } from "./ledger.ts";

export const ledgerQuery = z.object({
  kind: z.string().max(20).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** With a link to the payment, it is matched to the submission by hand. */
export const settleSchema = z.object({
  decision: z.enum(["confirm", "reject"]),
  note: z.string().trim().min(1).max(1_000),
  link: z.string().max(500).default(""),
});

export interface DeskLedgerEntry {
  readonly kind: LedgerKind;
  /** The number of the submission; null for a payment without one. */
  readonly number: string | null;
  readonly received: string | null;
  readonly expected: string | null;
  readonly sender: string | null;
  readonly txHash: string | null;
  readonly explorer: string | null;
  readonly at: number;
}

export interface DeskLedger {
  readonly entries: readonly DeskLedgerEntry[];
  readonly total: number;
  readonly totals: readonly {
    readonly kind: LedgerKind;
    readonly count: number;
    readonly received: string;
  }[];
  readonly months: readonly { readonly month: string; readonly count: number; readonly received: string }[];
}
