/** The ledger: expected and received payments, and their results. */
import { formatAmount } from "#features/donations/amounts.ts";
import type { LedgerKind } from "#features/donations/ledger.ts";
import type { DonationState, DonationStatus, SettledBy } from "#features/donations/model.ts";
import { statusOf } from "./box.ts";
import type { DonationDeps } from "./deps.ts";
import type { ReceivedTransfer } from "./payment-store.ts";

/** Rows per query. */
const BATCH = 200;

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface DonationPage {
  /** The total number. */
  readonly total: number;
  readonly donations: readonly DonationStatus[];
}

/** Longest waiting first. */
export async function list(
  deps: DonationDeps,
  states: readonly DonationState[],
  slice: Slice,
): Promise<DonationPage> {
  const [total, donations] = await Promise.all([
    deps.store.count(states),
    deps.store.list(states, slice.limit, slice.offset),
  ]);
  const statuses = await Promise.all(donations.map(({ submissionId }) => statusOf(deps, submissionId)));
  return { total, donations: statuses.flatMap((status) => status ?? []) };
}

export interface LedgerEntry {
  readonly kind: LedgerKind;
  /** Null for a transfer without a submission. */
  readonly submissionId: number | null;
  readonly received: string | null;
  readonly expected: string | null;
  readonly sender: string | null;
  readonly txHash: string | null;
  readonly at: Date;
}

export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  /** Count and received tokens per result. */
  readonly totals: readonly LedgerTotal[];
  /** What was received per month, the oldest first. */
  readonly months: readonly MonthTotal[];
}

interface MonthTotal {
  /** As 2026-11. */
  readonly month: string;
  readonly count: number;
  readonly received: string;
}

interface LedgerTotal {
  readonly kind: LedgerKind;
  readonly count: number;
  readonly received: string;
}

/** All expected and received payments by result, without demonstrations. */
export async function ledger(deps: DonationDeps): Promise<Ledger> {
  const ofDonations = await entriesOfDonations(deps);
  const hashes = new Set(ofDonations.map(({ txHash }) => txHash));
  const strays = (await allUnclaimed(deps)).filter(({ txHash }) => !hashes.has(txHash));
  const entries = [
    ...ofDonations,
    ...(await Promise.all(strays.map((transfer) => strayEntry(deps, transfer)))),
  ];
  const { decimals } = deps.settings.terms;
  return { entries, totals: totalsOf(entries, decimals), months: monthsOf(entries, decimals) };
}

async function entriesOfDonations(deps: DonationDeps): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const { donations } = await list(deps, ["confirmed", "rejected", "manual"], { offset, limit: BATCH });
    if (donations.length === 0) break;
    entries.push(...donations.flatMap(entryOf));
  }
  const senders = await deps.store.payments.sendersOf(entries.flatMap(({ txHash }) => txHash ?? []));
  return withoutRepeats(entries).map((entry) => ({
    ...entry,
    sender: senders.get(entry.txHash ?? "") ?? null,
  }));
}

/** Counts a transaction once: for the submission it settles, otherwise for the first that named it. */
function withoutRepeats(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const isCounted = ({ kind }: LedgerEntry): boolean => kind === "matched" || kind === "accepted";
  const counted = new Set(entries.filter(isCounted).map(({ txHash }) => txHash));
  return entries.map((entry) => {
    if (entry.txHash === null || isCounted(entry)) return entry;
    const isRepeated = counted.has(entry.txHash);
    counted.add(entry.txHash);
    return isRepeated ? { ...entry, kind: "repeated", received: null } : entry;
  });
}

async function allUnclaimed({ store }: DonationDeps): Promise<ReceivedTransfer[]> {
  const transfers: ReceivedTransfer[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const batch = await store.payments.unclaimed(BATCH, offset);
    transfers.push(...batch);
    if (batch.length < BATCH) return transfers;
  }
}

/** A second payment of an amount names the submission with that amount. */
async function strayEntry({ store }: DonationDeps, transfer: ReceivedTransfer): Promise<LedgerEntry> {
  const { txHash, amount, decimals, sender, seenAt } = transfer;
  const owners = new Set(
    (await store.quotes.withAmount(transfer, amount)).map(({ submissionId }) => submissionId),
  );
  const [owner] = owners;
  const submissionId = owner !== undefined && owners.size === 1 ? owner : null;
  const donation = submissionId === null ? null : await store.find(submissionId);
  return {
    kind: donation?.settledBy ? "paid_twice" : "unclaimed",
    submissionId,
    received: formatAmount(amount, decimals),
    expected: null,
    sender,
    txHash,
    at: seenAt,
  };
}

function entryOf(status: DonationStatus): LedgerEntry[] {
  const kind = kindOf(status);
  if (!kind) return [];
  const { submissionId, txHash, updatedAt: at, paidAmount, detail, amounts } = status;
  const received = paidAmount ?? detail.received ?? null;
  const expected = paidAmount ?? amounts.at(-1) ?? null;
  return [{ kind, submissionId, received, expected, sender: null, txHash, at }];
}

const SETTLED_KINDS: Readonly<Record<SettledBy, LedgerKind | null>> = {
  network: "matched",
  operator: "accepted",
  waiver: "waived",
  demo: null,
};

function kindOf({ state, settledBy, reason, detail, amounts }: DonationStatus): LedgerKind | null {
  if (settledBy) return SETTLED_KINDS[settledBy];
  if (state === "manual") return "manual";
  if (reason === "wrong_token" || reason === "native_coin") return "wrong_token";
  if (reason === "reused") return "repeated";
  if (reason !== "wrong_amount") return null;
  const received = partsOf(detail.received);
  if (received.length > 1) return "parts";
  return compare(received[0] ?? "0", amounts.at(-1) ?? "0") < 0 ? "short" : "surplus";
}

const partsOf = (amounts: string | null | undefined): string[] =>
  amounts === null || amounts === undefined || amounts === "" ? [] : amounts.split(", ");

/** Converts to integers of equal length, because amounts have no trailing zeros. */
const unitsOf = (amount: string, decimals: number): bigint => {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(decimals, "0"));
};

const MOST_DECIMALS = 36;

const compare = (one: string, other: string): number =>
  Number(unitsOf(one, MOST_DECIMALS) - unitsOf(other, MOST_DECIMALS) > 0n) -
  Number(unitsOf(one, MOST_DECIMALS) - unitsOf(other, MOST_DECIMALS) < 0n);

/** Amounts of other tokens are not added up. */
function totalsOf(entries: readonly LedgerEntry[], decimals: number): LedgerTotal[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))].toSorted();
  return kinds.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    const parts = kind === "wrong_token" ? [] : own.flatMap(({ received }) => partsOf(received));
    const sum = parts.reduce((total, part) => total + unitsOf(part, decimals), 0n);
    return { kind, count: own.length, received: formatAmount(sum, decimals) };
  });
}

function monthsOf(entries: readonly LedgerEntry[], decimals: number): MonthTotal[] {
  const paid = entries.filter(({ kind, received }) => kind !== "wrong_token" && received !== null);
  const byMonth = Map.groupBy(paid, ({ at }) => at.toISOString().slice(0, "2026-11".length));
  return [...byMonth]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, own]) => {
      const parts = own.flatMap(({ received }) => partsOf(received));
      const sum = parts.reduce((total, part) => total + unitsOf(part, decimals), 0n);
      return { month, count: own.length, received: formatAmount(sum, decimals) };
    });
}
