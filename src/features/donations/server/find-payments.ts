/** Finds payments without a link by their amounts, which are unique per submission. */
import { isSettled } from "#features/donations/model.ts";
import type { EvmNetwork, Transfer } from "#platform/evm/evm-network.ts";
import type { DonationDeps } from "./deps.ts";
import { change, SYSTEM } from "./settle.ts";
import type { Donation, DonationStore } from "./store.ts";
import { isMinedAfter } from "./verify.ts";

const LEASE_MS = 120_000;
/** While a box is open, the payer waits for the page to update. */
const SOON_MS = 3_000;
const EVERY_MS = 15_000;
/** A box shown within this time may still be open. */
const LOOKED_AT_MS = 30 * 60_000;
/** Many public servers refuse to search logs, so the next try waits. */
const AFTER_REFUSAL_MS = 5 * 60_000;
/** Most servers refuse more blocks per request. */
const BLOCKS_AT_ONCE = 1_000n;
const QUESTIONS_AT_ONCE = 20;

export async function findPayments(deps: DonationDeps): Promise<void> {
  const { connection, settings, store, clock, log } = deps;
  if (!connection || settings.isDemo) return;
  const { terms } = settings;
  const scan = await store.payments.leaseScan(terms, clock.now(), LEASE_MS);
  if (!scan) return;
  const dueIn = (ms: number): Date => new Date(clock.now().getTime() + ms);
  try {
    const nextBlock = await searchFrom(deps, await connection(), scan.nextBlock);
    const isAwaited = await store.quotes.isShownSince(new Date(clock.now().getTime() - LOOKED_AT_MS));
    await store.payments.saveScan(terms, { ...scan, nextBlock }, dueIn(isAwaited ? SOON_MS : EVERY_MS));
  } catch (error) {
    // The message may contain the server's address with a secret key.
    const name = error instanceof Error ? error.name : "unknown";
    log.warn({ error: name }, "payments could not be searched by their amounts");
    await store.payments.saveScan(terms, scan, dueIn(isSilence(error) ? EVERY_MS : AFTER_REFUSAL_MS));
  }
}

/** No response at all, which may work next time; a refusal has a status or a code. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && SILENCES.has(error.name) && !("status" in error && error.status !== undefined);

const SILENCES: ReadonlySet<string> = new Set([
  "AbortError",
  "DisagreementError",
  "HttpRequestError",
  "TimeoutError",
]);

/** Returns where the next search starts: blocks that are not final are searched again. */
async function searchFrom(deps: DonationDeps, network: EvmNetwork, given: bigint | null): Promise<bigint> {
  const { terms, confirmations } = deps.settings;
  const { token, recipient, chainId } = terms;
  if ((await network.chainId()) !== chainId) throw new Error("the RPC is of another network");
  const { number: head } = await network.head();
  const lastDeep = head - BigInt(confirmations);
  let fromBlock = given ?? (lastDeep < 0n ? 0n : lastDeep + 1n);
  for (let n = 0; n < QUESTIONS_AT_ONCE && fromBlock <= head; n += 1) {
    const end = fromBlock + BLOCKS_AT_ONCE - 1n;
    const toBlock = end < head ? end : head;
    const transfers = await network.transfers({ token, recipient, fromBlock, toBlock });
    for (const transfer of transfers) await offer(deps, network, transfer, transfer.blockNumber <= lastDeep);
    fromBlock = toBlock + 1n;
  }
  if (fromBlock <= lastDeep + 1n) return fromBlock;
  return lastDeep + 1n > (given ?? 0n) ? lastDeep + 1n : (given ?? 0n);
}

/** Assigns the transfer to the submission with its amount; final ones also enter the ledger. */
async function offer(
  deps: DonationDeps,
  network: EvmNetwork,
  transfer: Transfer,
  isDeep: boolean,
): Promise<void> {
  const { store, settings, clock } = deps;
  const { terms } = settings;
  const key = { chainId: terms.chainId, txHash: transfer.txHash, logIndex: transfer.logIndex };
  if (isDeep)
    await store.payments.storeTransfer({
      ...transfer,
      ...key,
      decimals: terms.decimals,
      seenAt: clock.now(),
    });
  const quotes = await store.quotes.withAmount(terms, transfer.amount);
  if (quotes.length === 0 || (await store.payments.isClaimed(key))) return;
  const block = await network.block(transfer.blockNumber);
  const owners = quotes
    .filter((quote) => block && isMinedAfter(block, quote))
    .map((quote) => quote.submissionId);
  await store.transaction(async (inside) => {
    const waiting = await waitingOf(inside, owners, transfer.txHash);
    const [donation] = waiting;
    // Two submissions had the amount one after the other, so an operator must decide.
    if (!donation || waiting.length > 1) return;
    const at = clock.now();
    await change(
      inside,
      donation,
      { state: "submitted", txHash: transfer.txHash, code: null, detail: {}, soughtAt: at, dueAt: at },
      { at, actor: SYSTEM },
    );
  });
}

/** Returns the submissions whose donation still waits for a payment. */
async function waitingOf(store: DonationStore, ids: readonly number[], txHash: string): Promise<Donation[]> {
  const waiting: Donation[] = [];
  // Always in the same order, so that two searches cannot deadlock.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const donation = await store.lock(id);
    if (donation && isWaiting(donation, txHash)) waiting.push(donation);
  }
  return waiting;
}

const isWaiting = ({ state, txHash }: Donation, found: string): boolean =>
  !isSettled(state) && state !== "confirming" && state !== "pending" && txHash !== found;
