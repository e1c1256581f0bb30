/** The ledger: expected and received payments, and their results. */
import { formatAmount, sumAmounts, unitsOf } from "#features/donations/amounts.ts";
import { EventLoopYield } from "#platform/event-loop-yield.ts";
import type { LedgerKind } from "#features/donations/ledger.ts";
import type { DonationState, DonationStatus, SettledBy } from "#features/donations/model.ts";
import { amountsOf, causesOf, statusesOf } from "./box.ts";
import type { DonationDeps } from "./deps.ts";
import type { ReceivedTransfer } from "./payment-store.ts";
import type { Donation } from "./store.ts";

/** Rows per query. SQLite answers within the turn, so more would hold the event loop for too long. */
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
  return { total, donations: await statusesOf(deps, donations) };
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
  const turn = new EventLoopYield();
  const ofDonations = await entriesOfDonations(deps, turn);
  const hashes = new Set(ofDonations.map(({ txHash }) => txHash));
  const strays = (await allUnclaimed(deps, turn)).filter(({ txHash }) => !hashes.has(txHash));
  const entries = [...ofDonations, ...(await strayEntries(deps, strays, turn))];
  const { decimals } = deps.settings.terms;
  await turn.yieldIfDue();
  const totals = totalsOf(entries, decimals);
  await turn.yieldIfDue();
  return { entries, totals, months: monthsOf(entries, decimals) };
}

const IN_LEDGER: readonly DonationState[] = ["confirmed", "rejected", "manual"];

async function entriesOfDonations(deps: DonationDeps, turn: EventLoopYield): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let last = 0; ;) {
    const donations = await deps.store.listAfter(IN_LEDGER, last, BATCH);
    const ids = donations.map(({ submissionId }) => submissionId);
    const quotes = await deps.store.quotes.quotesOfEach(ids);
    for (const donation of donations)
      entries.push(
        ...entryOf({
          ...donation,
          ...causesOf(donation),
          ...amountsOf(donation, quotes.get(donation.submissionId) ?? []),
        }),
      );
    last = donations.at(-1)?.submissionId ?? last;
    await turn.yieldIfDue();
    if (donations.length < BATCH) break;
  }
  // The longest waiting first: of two that name a transaction, the earlier one counts.
  const oldestFirst = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return withSenders(deps, withoutRepeats(oldestFirst), turn);
}

async function withSenders(
  { store }: DonationDeps,
  entries: readonly LedgerEntry[],
  turn: EventLoopYield,
): Promise<LedgerEntry[]> {
  const known: LedgerEntry[] = [];
  for (let at = 0; at < entries.length; at += BATCH) {
    const some = entries.slice(at, at + BATCH);
    const senders = await store.payments.sendersOf(some.flatMap(({ txHash }) => txHash ?? []));
    known.push(...some.map((entry) => ({ ...entry, sender: senders.get(entry.txHash ?? "") ?? null })));
    await turn.yieldIfDue();
  }
  return known;
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

async function allUnclaimed({ store }: DonationDeps, turn: EventLoopYield): Promise<ReceivedTransfer[]> {
  const transfers: ReceivedTransfer[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const batch = await store.payments.unclaimed(BATCH, offset);
    transfers.push(...batch);
    await turn.yieldIfDue();
    if (batch.length < BATCH) return transfers;
  }
}

async function strayEntries(
  deps: DonationDeps,
  strays: readonly ReceivedTransfer[],
  turn: EventLoopYield,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let at = 0; at < strays.length; at += BATCH) {
    entries.push(...(await strayBatch(deps, strays.slice(at, at + BATCH))));
    await turn.yieldIfDue();
  }
  return entries;
}

/** A second payment of an amount names the submission with that amount. */
async function strayBatch(
  { store }: DonationDeps,
  strays: readonly ReceivedTransfer[],
): Promise<LedgerEntry[]> {
  const quotes = await store.quotes.withAmounts(strays.map(({ amount }) => amount));
  const owners = Map.groupBy(quotes, termsKey);
  const ownerOf = (stray: ReceivedTransfer): number | null => {
    const [first, ...others] = new Set(owners.get(termsKey(stray))?.map(({ submissionId }) => submissionId));
    return first === undefined || others.length > 0 ? null : first;
  };
  const named = await store.findEach([...new Set(strays.flatMap((stray) => ownerOf(stray) ?? []))]);
  const settled = new Set(named.filter(({ settledBy }) => settledBy).map(({ submissionId }) => submissionId));
  return strays.map((stray) => {
    const { txHash, amount, decimals, sender, seenAt } = stray;
    const submissionId = ownerOf(stray);
    return {
      kind: submissionId !== null && settled.has(submissionId) ? "paid_twice" : "unclaimed",
      submissionId,
      received: formatAmount(amount, decimals),
      expected: null,
      sender,
      txHash,
      at: seenAt,
    };
  });
}

const termsKey = ({
  chainId,
  token,
  recipient,
  amount,
}: Pick<ReceivedTransfer, "chainId" | "token" | "recipient" | "amount">): string =>
  `${chainId} ${token} ${recipient} ${amount}`;

type Settled = Pick<Donation, "submissionId" | "state" | "settledBy" | "txHash" | "updatedAt"> &
  ReturnType<typeof causesOf> &
  ReturnType<typeof amountsOf>;

function entryOf(status: Settled): LedgerEntry[] {
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

function kindOf({ state, settledBy, reason, detail, amounts }: Settled): LedgerKind | null {
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

/** More than any token has, so that both become whole numbers of the same unit. */
const MOST_DECIMALS = 36;

const compare = (one: string, other: string): number =>
  Number(unitsOf(one, MOST_DECIMALS) - unitsOf(other, MOST_DECIMALS) > 0n) -
  Number(unitsOf(one, MOST_DECIMALS) - unitsOf(other, MOST_DECIMALS) < 0n);

/** Amounts of other tokens are not added up. */
const sumOf = (entries: readonly LedgerEntry[], decimals: number): string =>
  sumAmounts(
    entries.flatMap(({ kind, received }) => (kind === "wrong_token" ? [] : partsOf(received))),
    decimals,
  );

const totalsOf = (entries: readonly LedgerEntry[], decimals: number): LedgerTotal[] =>
  [...Map.groupBy(entries, ({ kind }) => kind)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, own]) => ({ kind, count: own.length, received: sumOf(own, decimals) }));

function monthsOf(entries: readonly LedgerEntry[], decimals: number): MonthTotal[] {
  const paid = entries.filter(({ kind, received }) => kind !== "wrong_token" && received !== null);
  const byMonth = Map.groupBy(paid, ({ at }) => at.toISOString().slice(0, "2026-11".length));
  return [...byMonth]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, own]) => ({ month, count: own.length, received: sumOf(own, decimals) }));
}
