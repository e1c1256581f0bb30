/** The search for payments by their amounts, on a network that a test makes up. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DonationDeps } from "#features/donations/server/deps.ts";
import { findPayments } from "#features/donations/server/find-payments.ts";
import type { EvmNetwork, Transfer, TransferQuery } from "#platform/evm/evm-network.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { createTestDonations, RECIPIENT, STRANGER } from "#tests/fixtures/payments/donations.ts";

const TABLES = [
  "donation",
  "donation_event",
  "donation_quote",
  "donation_claim",
  "donation_transfer",
  "donation_scan",
] as const;
const HASH = `0x${"ab".repeat(32)}`;
const START = Date.parse("2026-11-17T10:00:00Z");
const AMOUNT = 2_001_234n;
const SECOND = 1_000;
const MINUTE = 60_000;

describe.each(engines)("the search for payments on $name", ({ open }) => {
  let test: TestDatabase;
  let deps: DonationDeps;
  let now: number;
  let head: bigint;
  let sent: Transfer[];
  let asked: TransferQuery[];
  let failure: Error | null;

  const blockAt = (number: bigint) => ({ number, hash: `block ${number}`, minedAt: new Date(START) });
  const network: EvmNetwork = {
    chainId: async () => 56,
    head: async () => blockAt(head),
    block: async (number) => blockAt(number),
    finalized: async () => null,
    receipt: async () => null,
    transaction: async () => null,
    transfers: async (query) => {
      if (failure) throw failure;
      asked.push(query);
      return sent.filter(({ blockNumber }) => blockNumber >= query.fromBlock && blockNumber <= query.toBlock);
    },
  };

  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    for (const table of TABLES) await test.db.deleteFrom(table).execute();
    now = START;
    head = 5_000n;
    sent = [];
    asked = [];
    failure = null;
    deps = {
      ...createTestDonations(test.db).deps,
      clock: { now: () => new Date(now) },
      connection: async () => network,
    };
  });
  afterAll(() => test.close());

  const payment = (given: Partial<Transfer> = {}): Transfer => ({
    txHash: HASH,
    logIndex: 7,
    blockNumber: 4_990n,
    token: STRANGER,
    sender: STRANGER,
    recipient: RECIPIENT,
    amount: AMOUNT,
    ...given,
  });
  async function quoted(id: number, isHeld = true): Promise<void> {
    await deps.store.insert(id, 200, new Date(now));
    const quote = { ...deps.settings.terms, amount: AMOUNT, issuedAt: new Date(now) };
    await deps.store.quotes.hold(id, quote, { isHeld });
  }
  const ranges = (): string[] => asked.map(({ fromBlock, toBlock }) => `${fromBlock}-${toBlock}`);
  /** Whether the next search begins this long after now, and not before. */
  async function isDueIn(ms: number): Promise<boolean> {
    const lease = (at: number) => deps.store.payments.leaseScan(deps.settings.terms, new Date(at), 0);
    return (await lease(now + ms - 1)) === null && (await lease(now + ms)) !== null;
  }
  const stateOf = async (id: number) => (await deps.store.find(id))?.state;

  it("begins behind the last block that is deep enough, and repeats those that are not", async () => {
    await findPayments(deps);
    expect(ranges()).toEqual(["4986-5000"]);
    expect(asked[0]).toMatchObject({ token: STRANGER, recipient: RECIPIENT });
    now += MINUTE;
    head = 5_010n;
    await findPayments(deps);
    expect(ranges()).toEqual(["4986-5000", "4986-5010"]);
    now += MINUTE;
    await findPayments(deps);
    expect(ranges().at(-1)).toBe("4996-5010");
  });

  it("never goes back, even if a server is behind the others", async () => {
    await findPayments(deps);
    now += MINUTE;
    head = 4_000n;
    await findPayments(deps);
    expect(ranges()).toEqual(["4986-5000"]);
    now += MINUTE;
    head = 5_001n;
    await findPayments(deps);
    expect(ranges().at(-1)).toBe("4986-5001");
  });

  it("begins with the first block of a young network", async () => {
    head = 3n;
    await findPayments(deps);
    expect(ranges()).toEqual(["0-3"]);
  });

  it("asks for 1,000 blocks at once and 20 times in a row, and goes on there", async () => {
    await findPayments(deps);
    now += MINUTE;
    head = 30_000n;
    asked = [];
    await findPayments(deps);
    expect(ranges()).toHaveLength(20);
    expect(ranges().slice(0, 2)).toEqual(["4986-5985", "5986-6985"]);
    now += MINUTE;
    asked = [];
    await findPayments(deps);
    expect(ranges()[0]).toBe("24986-25985");
    expect(ranges().at(-1)).toBe("29986-30000");
  });

  it("is repeated after 3 seconds while an amount was shown in the last 30 minutes, else after 15", async () => {
    await findPayments(deps);
    expect(await isDueIn(15 * SECOND)).toBe(true);
    await quoted(1);
    now += 30 * MINUTE;
    await findPayments(deps);
    expect(await isDueIn(3 * SECOND)).toBe(true);
    now += 1 + MINUTE;
    await findPayments(deps);
    expect(await isDueIn(15 * SECOND)).toBe(true);
  });

  it.each([
    ["TimeoutError", {}, 15 * SECOND],
    ["HttpRequestError", {}, 15 * SECOND],
    ["HttpRequestError", { status: undefined }, 15 * SECOND],
    ["HttpRequestError", { status: 429 }, 5 * MINUTE],
    ["RpcRequestError", {}, 5 * MINUTE],
  ] as const)("waits after %s %o, and keeps its place", async (name, given, ms) => {
    await findPayments(deps);
    now += MINUTE;
    failure = Object.assign(new Error("no"), { name }, given);
    await findPayments(deps);
    expect(await isDueIn(ms)).toBe(true);
    failure = null;
    now += 10 * MINUTE;
    await findPayments(deps);
    expect(ranges()).toEqual(["4986-5000", "4986-5000"]);
  });

  it("searches nothing on another network than that of the amounts", async () => {
    deps = { ...deps, connection: async () => ({ ...network, chainId: async () => 97 }) };
    await findPayments(deps);
    expect(asked).toEqual([]);
    expect(await isDueIn(5 * MINUTE)).toBe(true);
  });

  it("a payment of an amount that was shown is checked at once", async () => {
    await quoted(1);
    sent = [payment()];
    await findPayments(deps);
    expect(await deps.store.find(1)).toMatchObject({ state: "submitted", txHash: HASH });
    expect((await deps.store.leaseDue(new Date(now), 1))?.submissionId).toBe(1);
  });

  it("a payment that nobody was shown, or that is counted already, changes nothing", async () => {
    await quoted(1);
    sent = [payment({ amount: AMOUNT + 1n })];
    await findPayments(deps);
    expect(await stateOf(1)).toBe("open");
    await deps.store.payments.claim({ chainId: 56, txHash: HASH, logIndex: 7 }, 2, new Date(now));
    sent = [payment()];
    now += MINUTE;
    await findPayments(deps);
    expect(await stateOf(1)).toBe("open");
  });

  it("a payment of an amount that two submissions were shown waits for an operator", async () => {
    await quoted(1);
    await quoted(2, false);
    sent = [payment()];
    await findPayments(deps);
    expect([await stateOf(1), await stateOf(2)]).toEqual(["open", "open"]);
    // If one of them is paid already, it is the other's.
    await deps.store.save(1, { state: "confirmed", settledBy: "operator" }, new Date(now));
    now += MINUTE;
    await findPayments(deps);
    expect([await stateOf(1), await stateOf(2)]).toEqual(["confirmed", "submitted"]);
  });

  it("transfers enter the ledger when they are deep enough, whoever sent them", async () => {
    const stored = async () =>
      (await test.db.selectFrom("donation_transfer").select("tx_hash").execute()).map((row) => row.tx_hash);
    await findPayments(deps);
    sent = [payment({ blockNumber: 4_995n }), payment({ blockNumber: 4_996n, txHash: "0x1" })];
    now += MINUTE;
    head = 5_009n;
    await findPayments(deps);
    expect(await stored()).toEqual([]);
    now += MINUTE;
    head = 5_010n;
    await findPayments(deps);
    expect(await stored()).toEqual([HASH]);
    expect(await deps.store.payments.unclaimed(10, 0)).toMatchObject([
      { amount: AMOUNT, decimals: 4, sender: STRANGER, blockNumber: 4_995n, seenAt: new Date(now) },
    ]);
  });
});
