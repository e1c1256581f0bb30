/** The books: what arrived, what should have, and what became of it. */
import { formatAmount } from "#features/donations/amounts.ts";
import type { DonationState, DonationStatus, SettledBy } from "#features/donations/model.ts";
import { statusOf } from "./box.ts";
import type { DonationDeps } from "./deps.ts";

const LIST_LIMIT = 1_000;

export async function list(deps: DonationDeps, states: readonly DonationState[]): Promise<DonationStatus[]> {
  const donations = await deps.store.list(states, LIST_LIMIT);
  const statuses = await Promise.all(donations.map(({ submissionId }) => statusOf(deps, submissionId)));
  return statuses.flatMap((status) => status ?? []);
}

export type LedgerKind = "matched" | "short" | "surplus" | "wrong_token" | "unclaimed" | "manual" | "waived";

export interface LedgerEntry {
  readonly kind: LedgerKind;
  /** Null for a transfer that no submission has claimed. */
  readonly submissionId: number | null;
  readonly received: string | null;
  readonly expected: string | null;
  readonly txHash: string | null;
  readonly at: Date;
}

/** Everything that arrived or should have, by what became of it. Demonstrations are no part of it. */
export async function ledger(deps: DonationDeps): Promise<LedgerEntry[]> {
  const statuses = await list(deps, ["confirmed", "rejected", "manual"]);
  const entries = statuses.flatMap(entryOf);
  const told = new Set(entries.map(({ txHash }) => txHash));
  const unclaimed = await deps.store.payments.unclaimed(LIST_LIMIT);
  return [
    ...entries,
    ...unclaimed
      .filter(({ txHash }) => !told.has(txHash))
      .map(({ txHash, amount, decimals, seenAt }) => ({
        kind: "unclaimed" as const,
        submissionId: null,
        received: formatAmount(amount, decimals),
        expected: null,
        txHash,
        at: seenAt,
      })),
  ];
}

function entryOf(status: DonationStatus): LedgerEntry[] {
  const kind = kindOf(status);
  if (!kind) return [];
  const { submissionId, txHash, updatedAt: at, paidAmount, detail, amounts } = status;
  const received = paidAmount ?? detail.received ?? null;
  return [{ kind, submissionId, received, expected: paidAmount ?? amounts.at(-1) ?? null, txHash, at }];
}

const SETTLED_KINDS: Readonly<Record<SettledBy, LedgerKind | null>> = {
  network: "matched",
  operator: "manual",
  waiver: "waived",
  demo: null,
};

function kindOf({ state, settledBy, reason, detail, amounts }: DonationStatus): LedgerKind | null {
  if (settledBy) return SETTLED_KINDS[settledBy];
  if (state === "manual") return "manual";
  if (reason === "wrong_token" || reason === "native_coin") return "wrong_token";
  if (reason !== "wrong_amount") return null;
  return total(detail.received ?? "0") < total(amounts.at(-1) ?? "0") ? "short" : "surplus";
}

/** Amounts of one token, all with the same decimals, so that the digits alone compare. */
const total = (amounts: string): bigint =>
  amounts.split(", ").reduce((sum, amount) => sum + BigInt(amount.replace(".", "")), 0n);
