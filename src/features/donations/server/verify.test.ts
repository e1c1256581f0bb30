/** The rules of a payment, on a network of one block. The contract tests repeat the main ones on a real node. */
import { expect, it } from "vitest";
import type { Quote } from "#features/donations/model.ts";
import type { Block, EvmNetwork, Receipt, Transfer } from "#platform/evm/evm-network.ts";
import { isMinedAfter, verify, type Finding } from "./verify.ts";

const HASH = "0xhash";
const ISSUED = new Date("2026-11-17T12:00:00Z");
const AMOUNT = 2_004_821n;
const quote: Quote = {
  chainId: 56,
  token: "0xtoken",
  decimals: 4,
  recipient: "0xus",
  amount: AMOUNT,
  issuedAt: ISSUED,
};
const transfer: Transfer = {
  txHash: HASH,
  logIndex: 7,
  blockNumber: 100n,
  token: "0xtoken",
  sender: "0xpayer",
  recipient: "0xus",
  amount: AMOUNT,
};
const blockAt = (number: bigint, minedAt = ISSUED): Block => ({ number, hash: `block ${number}`, minedAt });
const receiptOf = (...transfers: Transfer[]): Receipt => ({
  blockNumber: 100n,
  blockHash: "block 100",
  isSuccess: true,
  transfers,
});

interface Chain {
  readonly receipt?: Receipt | null;
  readonly head?: bigint;
  readonly finalized?: bigint | null;
  readonly chainId?: number;
  readonly block?: Block | null;
  readonly transaction?: { recipient: string | null; value: bigint } | null;
}

const networkOf = (chain: Chain): EvmNetwork => ({
  chainId: async () => chain.chainId ?? 56,
  head: async () => blockAt(chain.head ?? 100n),
  block: async (number) => (chain.block === undefined ? blockAt(number) : chain.block),
  finalized: async () => (typeof chain.finalized === "bigint" ? blockAt(chain.finalized) : null),
  receipt: async () => (chain.receipt === undefined ? receiptOf(transfer) : chain.receipt),
  transaction: async () => chain.transaction ?? null,
  transfers: async () => [],
});

const judged = (chain: Chain, quotes: readonly Quote[] = [quote]): Promise<Finding> =>
  verify(networkOf(chain), { txHash: HASH, chainId: 56, quotes, confirmations: 15 });
const refusal = async (transfers: Transfer[], chain: Chain = {}): Promise<unknown> => {
  const finding = await judged({ receipt: receiptOf(...transfers), ...chain });
  return finding.state === "rejected" ? [finding.reason, finding.detail] : finding;
};

it.each([
  [100n, "confirming", 1],
  [113n, "confirming", 14],
  [114n, "confirmed", 15],
  [500n, "confirmed", 401],
  // A server that is behind the one that had the receipt.
  [98n, "confirming", 0],
] as const)("at block %d it is %s with %d confirmations", async (head, state, confirmations) => {
  expect(await judged({ head })).toEqual({ state, confirmations, payment: { quote, logIndex: 7 } });
});

it.each([
  [100n, "confirmed"],
  [101n, "confirmed"],
  [99n, "confirming"],
  // Every block is said to be final, so the tag means nothing.
  [102n, "confirming"],
  [null, "confirming"],
] as const)("with block %d final and two more after it, it is %s", async (finalized, state) => {
  expect(await judged({ head: 102n, finalized })).toMatchObject({ state });
});

it("a transaction is pending while it is in no block, unseen if nobody knows it", async () => {
  const transaction = { recipient: "0xtoken", value: 0n };
  expect(await judged({ receipt: null, transaction })).toEqual({ state: "pending" });
  expect(await judged({ receipt: null })).toEqual({ state: "unseen" });
});

it("a transaction is pending again if its block was reorganised away", async () => {
  expect(await judged({ block: { ...blockAt(100n), hash: "another" } })).toEqual({ state: "pending" });
  expect(await judged({ block: null })).toEqual({ state: "pending" });
});

it("another network never confirms a payment", async () => {
  expect(await judged({ chainId: 97 })).toEqual({ state: "failed", error: "WrongChainId" });
});

it("a server that fails is named by its error, never by its message, which may contain a key", async () => {
  const network = {
    ...networkOf({}),
    receipt: () => Promise.reject(new TypeError("https://rpc.example/secret")),
  };
  expect(await verify(network, { txHash: HASH, chainId: 56, quotes: [quote], confirmations: 15 })).toEqual({
    state: "failed",
    error: "TypeError",
  });
});

it("any amount that was shown counts, under the terms it was shown with", async () => {
  const newer = { ...quote, amount: 2_001_111n };
  expect(await judged({}, [quote, newer])).toMatchObject({ payment: { quote } });
  const moved = { ...quote, recipient: "0xother" };
  expect(await judged({}, [moved])).toMatchObject({ reason: "wrong_recipient" });
  const renamed = { ...quote, token: "0xother" };
  expect(await judged({}, [renamed])).toMatchObject({ reason: "wrong_token" });
});

it("the transfer that pays is found among others", async () => {
  const other = { ...transfer, logIndex: 3, amount: 5n };
  expect(await judged({ receipt: receiptOf(other, transfer) })).toMatchObject({ payment: { logIndex: 7 } });
});

it("a reverted transaction pays nothing", async () => {
  const receipt = { ...receiptOf(transfer), isSuccess: false };
  expect(await judged({ receipt })).toEqual({
    state: "rejected",
    reason: "reverted",
    detail: {},
    isFinal: false,
  });
});

it("a refusal is final once the block is deep enough", async () => {
  expect(await judged({ receipt: receiptOf(), head: 113n })).toMatchObject({ isFinal: false });
  expect(await judged({ receipt: receiptOf(), head: 114n })).toMatchObject({ isFinal: true });
});

it("a payment may be 30 seconds older than its amount, because clocks differ, and no more", async () => {
  const mined = (ms: number): Block => blockAt(100n, new Date(ISSUED.getTime() - ms));
  expect(isMinedAfter(mined(30_000), quote)).toBe(true);
  expect(isMinedAfter(mined(30_001), quote)).toBe(false);
  expect(await judged({ block: mined(30_001) })).toMatchObject({ reason: "too_early", detail: {} });
  // Of two submissions' amounts that are equal, the one that was shown in time is paid.
  const late = { ...quote, issuedAt: new Date(ISSUED.getTime() + 60_000) };
  expect(await judged({}, [late, quote])).toMatchObject({ state: "confirming", payment: { quote } });
});

it("the reason for a refusal is the most specific one", async () => {
  const wrongAmount = { ...transfer, amount: AMOUNT + 1n };
  const wrongToken = { ...transfer, token: "0xfake" };
  const elsewhere = { ...transfer, recipient: "0xfriend" };
  expect(await refusal([elsewhere, wrongToken, wrongAmount, { ...wrongAmount, amount: 10_000n }])).toEqual([
    "wrong_amount",
    { received: "200.4822, 1.0000" },
  ]);
  expect(await refusal([elsewhere, wrongToken])).toEqual(["wrong_token", { contract: "0xfake" }]);
  expect(await refusal([elsewhere])).toEqual([
    "wrong_recipient",
    { recipient: "0xfriend", received: "200.4821" },
  ]);
  expect(await refusal([{ ...elsewhere, token: "0xfake" }])).toEqual(["no_transfer", {}]);
});

it("the network's coin is not the token, and is distinguished from a call that sent nothing to us", async () => {
  const sent = (recipient: string | null, value: bigint) =>
    refusal([], { transaction: { recipient, value } });
  expect(await sent("0xus", 5n * 10n ** 17n)).toEqual(["native_coin", { received: "0.5000" }]);
  expect(await sent("0xus", 0n)).toEqual(["no_transfer", {}]);
  expect(await sent("0xfriend", 1n)).toEqual(["no_transfer", {}]);
  expect(await sent(null, 1n)).toEqual(["no_transfer", {}]);
  expect(await refusal([])).toEqual(["no_transfer", {}]);
});
