import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DonationStatus, Quote } from "#features/donations/model.ts";
import { verify, type Finding } from "#features/donations/server/verify.ts";
import { createViemNetwork } from "#platform/evm/viem-network.ts";
import type { EvmNetwork } from "#platform/evm/evm-network.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import {
  createTestDonations,
  RECIPIENT,
  STRANGER,
  termsOf,
  type TestDonations,
} from "#tests/fixtures/payments/donations.ts";
import { startEvmNode, type EvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { createTestPayments, type TestPayments } from "#tests/fixtures/payments/test-payments.ts";

const AMOUNT = 2_004_821n;
const UNKNOWN_HASH = `0x${"9".repeat(64)}`;
/** Nothing listens there. */
const DEAD_RPC = "http://127.0.0.1:1";

let node: EvmNode;
let pay: TestPayments;
let network: EvmNetwork;

beforeAll(async () => {
  node = await startEvmNode();
  pay = await createTestPayments(node);
  network = createViemNetwork(node.url);
  // These tests' clocks run ahead, so that a payment does not look older than its amount.
  await pay.setTime(new Date(Date.now() + 86_400_000));
});
afterAll(() => node.stop());

const quote = async (amount = AMOUNT, token: string = pay.token): Promise<Quote> => ({
  ...termsOf(token),
  amount,
  issuedAt: (await network.head()).minedAt,
});

/** Verifies the transaction for a submitter who was shown these amounts. */
async function judged(txHash: string, ...quotes: Quote[]): Promise<Finding> {
  return verify(network, { txHash, chainId: 56, quotes, confirmations: 15 });
}
const reasonOf = async (txHash: string, ...quotes: Quote[]): Promise<unknown> => {
  const finding = await judged(txHash, ...quotes);
  return finding.state === "rejected" ? [finding.reason, finding.detail] : finding.state;
};

describe("a transaction", () => {
  it("counts its confirmations and is confirmed at the fifteenth", async () => {
    const shown = await quote();
    const hash = await pay.send(pay.token, RECIPIENT, AMOUNT);
    expect(await judged(hash, shown)).toMatchObject({ state: "confirming", confirmations: 1 });
    await pay.mine(13);
    expect(await judged(hash, shown)).toMatchObject({ state: "confirming", confirmations: 14 });
    await pay.mine(1);
    expect(await judged(hash, shown)).toMatchObject({ state: "confirmed", confirmations: 15 });
  });

  it("counts for any amount that was shown, not only the newest", async () => {
    const shown = [await quote(), await quote(2_001_111n)];
    const hash = await pay.send(pay.token, RECIPIENT, AMOUNT);
    expect(await judged(hash, ...shown)).toMatchObject({
      state: "confirming",
      payment: { quote: { amount: AMOUNT } },
    });
  });

  it("is refused for another token of the same name", async () => {
    const hash = await pay.send(pay.otherToken, RECIPIENT, AMOUNT);
    expect(await reasonOf(hash, await quote())).toEqual(["wrong_token", { contract: pay.otherToken }]);
  });

  it("is refused for another amount, however close", async () => {
    const shown = await quote();
    expect(await reasonOf(await pay.send(pay.token, RECIPIENT, AMOUNT + 1n), shown)).toEqual([
      "wrong_amount",
      { received: "200.4822" },
    ]);
    expect(await reasonOf(await pay.send(pay.token, RECIPIENT, AMOUNT - 1n), shown)).toMatchObject([
      "wrong_amount",
      {},
    ]);
  });

  it("is refused if a fee reduced the amount", async () => {
    const shown = await quote(AMOUNT, pay.feeToken);
    expect(await reasonOf(await pay.send(pay.feeToken, RECIPIENT, AMOUNT), shown)).toEqual([
      "wrong_amount",
      { received: "190.4580" },
    ]);
  });

  it("is refused for another recipient", async () => {
    const shown = await quote();
    const hash = await pay.send(pay.token, STRANGER, AMOUNT);
    expect(await reasonOf(hash, shown)).toEqual([
      "wrong_recipient",
      { recipient: STRANGER, received: "200.4821" },
    ]);
  });

  it("is refused if it sent the network's coin", async () => {
    const shown = await quote();
    const hash = await pay.sendCoin(RECIPIENT, 5n * 10n ** 17n);
    expect(await reasonOf(hash, shown)).toEqual(["native_coin", { received: "0.5000" }]);
  });

  it("is refused if it was reverted", async () => {
    const shown = await quote();
    const hash = await pay.payByContract("payAndRevert", RECIPIENT, AMOUNT).catch(() => null);
    expect(await reasonOf(hash ?? (await pay.lastHash()), shown)).toEqual(["reverted", {}]);
  });

  it("is refused if it succeeded without a transfer", async () => {
    const shown = await quote();
    expect(await reasonOf(await pay.payByContract("payInVain", RECIPIENT, AMOUNT), shown)).toEqual([
      "no_transfer",
      {},
    ]);
  });

  it("is refused if it is older than the amount", async () => {
    const hash = await pay.send(pay.token, RECIPIENT, AMOUNT);
    const { minedAt } = await network.head();
    const shown = { ...(await quote()), issuedAt: new Date(minedAt.getTime() + 31_000) };
    expect(await reasonOf(hash, shown)).toEqual(["too_early", {}]);
  });

  it("counts if a contract paid", async () => {
    const shown = await quote();
    const hash = await pay.payByContract("pay", RECIPIENT, AMOUNT);
    expect(await judged(hash, shown)).toMatchObject({ state: "confirming" });
  });

  it("pays two submissions with two transfers, and none with their sum", async () => {
    const [one, other] = [await quote(), await quote(1_003_333n)];
    const hash = await pay.payByContract("payTwice", RECIPIENT, one.amount, other.amount);
    const [first, second] = [await judged(hash, one), await judged(hash, other)];
    if (first.state !== "confirming" || second.state !== "confirming") throw new Error("not found");
    expect(first.payment.logIndex).not.toBe(second.payment.logIndex);
    const sum = { ...one, amount: one.amount + other.amount };
    expect(await reasonOf(hash, sum)).toEqual(["wrong_amount", { received: "200.4821, 100.3333" }]);
  });

  it("is unseen, then pending, then mined", async () => {
    const shown = await quote();
    expect(await reasonOf(UNKNOWN_HASH, shown)).toBe("unseen");
    await pay.withoutMining(async () => {
      const hash = await pay.sendUnmined(pay.token, RECIPIENT, AMOUNT);
      expect(await reasonOf(hash, shown)).toBe("pending");
      await pay.mine(1);
      expect(await reasonOf(hash, shown)).toBe("confirming");
    });
  });

  it("is gone after a reorganisation", async () => {
    const shown = await quote();
    const before = await pay.snapshot();
    const hash = await pay.send(pay.token, RECIPIENT, AMOUNT);
    expect(await reasonOf(hash, shown)).toBe("confirming");
    await pay.goBack(before);
    await pay.mine(1);
    expect(await reasonOf(hash, shown)).toBe("unseen");
  });
});

describe.each(engines)("a donation on $name", ({ open }) => {
  let test: TestDatabase;
  let donations: TestDonations;
  let lastId = 0;
  const nextId = (): number => (lastId += 1);
  const statusOf = async (id: number): Promise<DonationStatus> => {
    const status = await donations.statusOf(id);
    if (!status) throw new Error("no donation");
    return status;
  };
  const link = (hash: string) => ({ explorerUrl: `https://bscscan.com/tx/${hash}` });
  /** Makes every waiting donation due now. */
  const look = async (): Promise<void> => {
    donations.pass(20_000);
    await donations.worker.drain();
  };

  beforeAll(async () => {
    test = await open();
    donations = createTestDonations(test.db, { token: pay.token, rpcUrls: [node.url] });
  });
  afterAll(() => test.close());

  it("goes from open to confirmed and notifies the submission once", async () => {
    const id = nextId();
    const amount = await donations.quoted(id);
    expect(await statusOf(id)).toMatchObject({ state: "open", txHash: null });
    const hash = await pay.send(pay.token, RECIPIENT, amount);
    expect(await donations.claim(id, link(hash))).toEqual({ ok: true, value: null });
    expect(await statusOf(id)).toMatchObject({ state: "confirming", confirmations: 1, needed: 15 });
    await pay.mine(14);
    await look();
    const status = await statusOf(id);
    expect(status).toMatchObject({
      state: "confirmed",
      settledBy: "network",
      confirmations: 15,
      txHash: hash,
    });
    expect(status.explorerUrl).toBe(`https://bscscan.com/tx/${hash}`);
    expect(status.paidAmount).toBe(status.amounts[0]);
    expect(status.events.map(({ state }) => state)).toEqual(["open", "submitted", "confirming", "confirmed"]);
    await look();
    expect(donations.settled.filter(([settledId]) => settledId === id)).toEqual([
      [id, { settledBy: "network", amount: status.paidAmount, txHash: hash, operator: "" }],
    ]);
  });

  it("goes back when a reorganisation removes the payment, and recovers when it is mined again", async () => {
    const id = nextId();
    const amount = await donations.quoted(id);
    const before = await pay.snapshot();
    const hash = await pay.send(pay.token, RECIPIENT, amount);
    await donations.claim(id, link(hash));
    expect(await statusOf(id)).toMatchObject({ state: "confirming" });
    await pay.goBack(before);
    await look();
    expect(await statusOf(id)).toMatchObject({ state: "unseen", confirmations: 0 });
    expect(
      await test.db.selectFrom("donation_claim").selectAll().where("submission_id", "=", id).execute(),
    ).toEqual([]);
    // The same account sends the same again, so the transaction and its hash are the same.
    expect(await pay.send(pay.token, RECIPIENT, amount)).toBe(hash);
    await look();
    expect(await statusOf(id)).toMatchObject({ state: "confirming" });
    await pay.mine(15);
    await look();
    expect(await statusOf(id)).toMatchObject({ state: "confirmed" });
  });

  it("refuses a payment that was counted for another submission", async () => {
    const [first, second] = [nextId(), nextId()];
    const amount = await donations.quoted(first);
    await donations.opened(second);
    // As when an amount is reused after its rest: both submitters were shown the same one.
    await donations.deps.store.quotes.hold(
      second,
      { ...donations.deps.settings.terms, amount, issuedAt: donations.deps.clock.now() },
      { isHeld: false },
    );
    const hash = await pay.send(pay.token, RECIPIENT, amount);
    await donations.claim(first, link(hash));
    await donations.claim(second, link(hash));
    expect(await statusOf(first)).toMatchObject({ state: "confirming" });
    expect(await statusOf(second)).toMatchObject({ state: "rejected", reason: "reused" });
  });

  it("accepts another link after a refusal", async () => {
    const id = nextId();
    const amount = await donations.quoted(id);
    const short = await pay.send(pay.token, RECIPIENT, amount - 1n);
    await donations.claim(id, link(short));
    expect(await statusOf(id)).toMatchObject({ state: "rejected", reason: "wrong_amount" });
    donations.pass(15_000);
    await donations.worker.drain();
    expect(donations.problems.filter(([of]) => of === id)).toEqual([[id, "wrong_amount"]]);
    const right = await pay.send(pay.token, RECIPIENT, amount);
    await donations.claim(id, { explorerUrl: right });
    expect(await statusOf(id)).toMatchObject({ state: "confirming", reason: null, txHash: right });
    expect(await donations.claim(id, link(short))).toEqual({ ok: false, code: "being_confirmed" });
  });

  it("refuses links at once and keeps its state", async () => {
    const id = nextId();
    await donations.quoted(id);
    const hash = UNKNOWN_HASH;
    for (const [explorerUrl, code] of [
      [`https://etherscan.io/tx/${hash}`, "wrong_network"],
      [`https://bscscan.com.evil.io/tx/${hash}`, "lookalike_explorer"],
      ["https://example.org/tx/", "unknown_explorer"],
      ["paid", "not_a_link"],
    ] as const)
      expect(await donations.claim(id, { explorerUrl })).toEqual({ ok: false, code });
    expect(await statusOf(id)).toMatchObject({ state: "open", txHash: null });
  });

  it("is found by its amount without a link, even after a wrong one", async () => {
    const [silent, wrong] = [nextId(), nextId()];
    const amounts = [await donations.quoted(silent, 100), await donations.quoted(wrong, 100)] as const;
    await look();
    await donations.claim(silent, { explorerUrl: " " });
    expect(await statusOf(silent)).toMatchObject({ state: "unseen", txHash: null });
    await donations.claim(wrong, link(UNKNOWN_HASH));
    const hashes = [
      await pay.send(pay.token, RECIPIENT, amounts[0]),
      await pay.send(pay.token, RECIPIENT, amounts[1]),
    ];
    await look();
    expect(await statusOf(silent)).toMatchObject({ state: "confirming", txHash: hashes[0] });
    expect(await statusOf(wrong)).toMatchObject({ state: "confirming", txHash: hashes[1] });
  });

  it("waits for an operator after 30 minutes unseen, and continues when the payment appears", async () => {
    const [linked, silent] = [nextId(), nextId()];
    await donations.quoted(linked);
    const amount = await donations.quoted(silent);
    await donations.claim(linked, link(UNKNOWN_HASH));
    await donations.claim(silent, {});
    donations.pass(29 * 60_000);
    await donations.worker.drain();
    expect(await statusOf(linked)).toMatchObject({ state: "unseen" });
    donations.pass(60_000);
    await donations.worker.drain();
    expect(await statusOf(linked)).toMatchObject({ state: "manual", manualCause: "not_seen" });
    expect(await statusOf(silent)).toMatchObject({ state: "manual", manualCause: "no_link" });
    donations.pass(10 * 60_000);
    await donations.worker.drain();
    const told = donations.problems.filter(([of]) => of === linked || of === silent);
    expect(told.toSorted(([a], [b]) => a - b)).toEqual([
      [linked, "not_seen"],
      [silent, "no_link"],
    ]);
    await pay.send(pay.token, RECIPIENT, amount);
    await look();
    expect(await statusOf(silent)).toMatchObject({ state: "confirming" });
  });

  it("waits for an operator while no RPC server answers, who confirms it by name", async () => {
    const offline = createTestDonations(test.db, { token: pay.token, rpcUrls: [DEAD_RPC] });
    const id = nextId();
    await offline.quoted(id);
    await offline.claim(id, link(`0x${"8".repeat(64)}`));
    expect(await statusOf(id)).toMatchObject({ state: "submitted" });
    offline.pass(121_000);
    await offline.worker.drain();
    expect(await statusOf(id)).toMatchObject({ state: "manual", manualCause: "connection_failed" });
    const decision = { operator: "Ann", note: "seen in the explorer" };
    expect(await offline.confirm(id, decision)).toEqual({ ok: true, value: null });
    expect(await statusOf(id)).toMatchObject({ state: "confirmed", settledBy: "operator" });
    expect((await statusOf(id)).events.at(-1)).toMatchObject({ actor: "Ann", note: "seen in the explorer" });
    expect(offline.settled).toHaveLength(1);
    expect(await offline.confirm(id, decision)).toEqual({ ok: false, code: "settled" });
    const other = nextId();
    await offline.quoted(other);
    await offline.claim(other, link(`0x${"8".repeat(64)}`));
    expect(await offline.confirm(other, decision)).toEqual({ ok: false, code: "reused" });
  });

  it("needs an operator at once if no RPC server is configured", async () => {
    const alone = createTestDonations(test.db, { token: pay.token });
    const id = nextId();
    await alone.quoted(id);
    await alone.claim(id, link(UNKNOWN_HASH));
    expect(await statusOf(id)).toMatchObject({ state: "manual", manualCause: "no_connection" });
    await alone.reject(id, { operator: "Ann", note: "not ours" });
    expect(await statusOf(id)).toMatchObject({
      state: "rejected",
      reason: "operator_rejected",
      detail: { note: "not ours" },
    });
  });
});
