/** Finds payments that nobody gave a link for, by their amounts: each is one submission's alone. */
import { isSettled } from "#features/donations/model.ts";
import type { EvmNetwork, Transfer } from "#platform/chain/evm-network.ts";
import type { DonationDeps } from "./deps.ts";
import { change, SYSTEM } from "./settle.ts";
import type { Donation, DonationStore } from "./store.ts";
import { isMinedAfter } from "./verify.ts";

const LEASE_MS = 120_000;
const EVERY_MS = 15_000;
/** Many public servers refuse to search logs; asking them again at once would only annoy them. */
const AFTER_REFUSAL_MS = 5 * 60_000;
/** More blocks in one question are refused by most servers. */
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
    await store.payments.saveScan(terms, { ...scan, nextBlock }, dueIn(EVERY_MS));
  } catch (error) {
    // Its message may hold the server's address with a secret key.
    const name = error instanceof Error ? error.name : "unknown";
    log.warn({ error: name }, "payments could not be searched by their amounts");
    await store.payments.saveScan(terms, scan, dueIn(AFTER_REFUSAL_MS));
  }
}

/** Returns where the next search begins: blocks that may still be undone are searched again. */
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

/** Gives the transfer to the submission whose amount it is; `isDeep` ones also enter the ledger. */
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
    await store.payments.keepTransfer({ ...transfer, ...key, decimals: terms.decimals, seenAt: clock.now() });
  const quotes = await store.quotes.withAmount(terms, transfer.amount);
  if (quotes.length === 0 || (await store.payments.isClaimed(key))) return;
  const block = await network.block(transfer.blockNumber);
  const owners = quotes
    .filter((quote) => block && isMinedAfter(block, quote))
    .map((quote) => quote.submissionId);
  await store.transaction(async (inside) => {
    const waiting = await waitingOf(inside, owners, transfer.txHash);
    const [donation] = waiting;
    // Two of them had the amount, one after the other: only a person can tell who paid.
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

/** Of these submissions those whose donation still looks for its payment. */
async function waitingOf(store: DonationStore, ids: readonly number[], txHash: string): Promise<Donation[]> {
  const waiting: Donation[] = [];
  // Always in the same order, so that two searches never wait for each other.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const donation = await store.lock(id);
    if (donation && isWaiting(donation, txHash)) waiting.push(donation);
  }
  return waiting;
}

const isWaiting = ({ state, txHash }: Donation, found: string): boolean =>
  !isSettled(state) && state !== "confirming" && state !== "pending" && txHash !== found;
