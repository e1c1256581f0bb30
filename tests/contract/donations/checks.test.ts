/** What one check of a donation stores, on a network that a test makes up. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DonationStatus } from "#features/donations/model.ts";
import { check, LEASE_MS } from "#features/donations/server/check.ts";
import type { DonationDeps } from "#features/donations/server/deps.ts";
import { createDonations, type Donations } from "#features/donations/server/service.ts";
import type { Block, EvmNetwork, Receipt } from "#platform/evm/evm-network.ts";
import { runAct } from "#platform/operator/act-context.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { createTestDonations, RECIPIENT, STRANGER } from "#tests/fixtures/payments/donations.ts";

const TABLES = ["donation", "donation_event", "donation_quote", "donation_claim", "donation_scan"] as const;
const HASH = `0x${"ab".repeat(32)}`;
const OTHER_HASH = `0x${"cd".repeat(32)}`;
const START = Date.parse("2026-11-17T10:00:00Z");
const MINUTE = 60_000;
const DAY = 86_400_000;
const AMOUNT = 2_001_234n;
const ann = { operator: "Ann", note: "Seen by hand." };

describe.each(engines)("one check of a donation on $name", ({ open }) => {
  let test: TestDatabase;
  let deps: DonationDeps;
  let donations: Donations;
  let now: number;
  let problems: (readonly [id: number, code: string | null])[];
  /** What the network says; each test changes what it needs. */
  let chain: {
    isDown: boolean;
    isKnown: boolean;
    receipt: Receipt | null;
    /** Runs while the check waits for the network. */
    meanwhile: () => Promise<unknown>;
  };

  const block: Block = { number: 100n, hash: "block", minedAt: new Date(START) };
  const paid: Receipt = {
    blockNumber: 100n,
    blockHash: "block",
    isSuccess: true,
    transfers: [
      {
        txHash: HASH,
        logIndex: 7,
        blockNumber: 100n,
        token: STRANGER,
        sender: STRANGER,
        recipient: RECIPIENT,
        amount: AMOUNT,
      },
    ],
  };
  const network: EvmNetwork = {
    chainId: async () => {
      await chain.meanwhile();
      if (chain.isDown) throw new Error("down");
      return 56;
    },
    head: async () => block,
    block: async () => block,
    finalized: async () => null,
    receipt: async () => chain.receipt,
    transaction: async () => (chain.isKnown ? { recipient: STRANGER, value: 0n } : null),
    transfers: async () => [],
  };

  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    for (const table of TABLES) await test.db.deleteFrom(table).execute();
    now = START;
    problems = [];
    chain = { isDown: false, isKnown: false, receipt: null, meanwhile: async () => undefined };
    deps = {
      ...createTestDonations(test.db).deps,
      clock: { now: () => new Date(now) },
      connection: async () => network,
      onProblem: async (_tx, id, { reason, manualCause }) => {
        problems.push([id, reason ?? manualCause]);
      },
    };
    donations = createDonations(deps);
  });
  afterAll(() => test.close());

  async function opened(id = 1): Promise<void> {
    await test.db.transaction().execute((tx) => donations.open(tx, { submissionId: id, base: 200 }));
    await deps.store.quotes.hold(id, { ...deps.settings.terms, amount: AMOUNT, issuedAt: new Date(START) });
  }
  const claimed = (hash = HASH) => donations.claim(1, { explorerUrl: `https://bscscan.com/tx/${hash}` });
  const status = async (): Promise<DonationStatus> => {
    const found = await donations.statusOf(1);
    if (!found) throw new Error("no donation");
    return found;
  };
  const rowOf = () => test.db.selectFrom("donation").selectAll().executeTakeFirstOrThrow();
  /** Milliseconds until the next check; null if there is none. */
  const dueIn = async (): Promise<number | null> => {
    const { due_at: due } = await rowOf();
    return due === null ? null : due - now;
  };
  async function checkedAfter(ms: number): Promise<DonationStatus> {
    now += ms;
    await donations.worker().drain();
    return status();
  }
  const events = async () => (await status()).events.map(({ state, code }) => [state, code]);

  it("stores nothing if another worker took the donation over, or another link was given, or it was decided", async () => {
    for (const [meanwhile, state] of [
      [() => deps.store.leaseOne(1, new Date(now + LEASE_MS), LEASE_MS), "submitted"],
      [() => deps.store.save(1, { txHash: OTHER_HASH }, new Date(now)), "submitted"],
      [() => donations.confirm(1, ann), "confirmed"],
    ] as const) {
      await test.db.deleteFrom("donation").execute();
      await test.db.deleteFrom("donation_quote").execute();
      await opened();
      await deps.store.save(1, { state: "submitted", txHash: HASH, dueAt: new Date(now) }, new Date(now));
      const leased = await deps.store.leaseOne(1, new Date(now), LEASE_MS);
      if (!leased) throw new Error("not due");
      chain.meanwhile = meanwhile;
      await check(deps, leased);
      expect(await status()).toMatchObject({ state });
    }
  });

  it("is repeated after 15 seconds while nothing is seen, and after 3 while the payment is in no block", async () => {
    await opened();
    await claimed();
    expect(await status()).toMatchObject({ state: "unseen" });
    expect(await dueIn()).toBe(15_000);
    chain.isKnown = true;
    expect(await checkedAfter(15_000)).toMatchObject({ state: "pending" });
    expect(await dueIn()).toBe(3_000);
    chain.isKnown = false;
    expect(await checkedAfter(3_000)).toMatchObject({ state: "unseen" });
    expect(await dueIn()).toBe(3_000);
  });

  it("counts the 30 minutes from when the payment was last seen", async () => {
    await opened();
    chain.isKnown = true;
    await claimed();
    expect(await checkedAfter(40 * MINUTE)).toMatchObject({ state: "pending" });
    chain.isKnown = false;
    expect(await checkedAfter(40 * MINUTE)).toMatchObject({ state: "unseen" });
    expect(await checkedAfter(30 * MINUTE - 1)).toMatchObject({ state: "unseen" });
    expect(await checkedAfter(15_000)).toMatchObject({ state: "manual", manualCause: "not_seen" });
  });

  it("is repeated every ten minutes for seven days while an operator is asked, and keeps the cause", async () => {
    await opened();
    await claimed();
    await checkedAfter(30 * MINUTE);
    expect(await dueIn()).toBe(10 * MINUTE);
    chain.isDown = true;
    expect(await checkedAfter(10 * MINUTE)).toMatchObject({ state: "manual", manualCause: "not_seen" });
    expect(await dueIn()).toBe(10 * MINUTE);
    expect(await checkedAfter(10 * MINUTE)).toMatchObject({ state: "manual", manualCause: "not_seen" });
    chain.isDown = false;
    now = START + 7 * DAY - 1;
    expect(await checkedAfter(0)).toMatchObject({ state: "manual", manualCause: "not_seen" });
    expect(await dueIn()).toBe(10 * MINUTE);
    now = START + 7 * DAY;
    await deps.store.save(1, { dueAt: new Date(now) }, new Date(now));
    await checkedAfter(0);
    expect(await dueIn()).toBeNull();
    expect(problems).toEqual([[1, "not_seen"]]);
  });

  it("asks an operator if the servers are down for two minutes, whatever was seen before", async () => {
    for (const before of ["unseen", "pending", "confirming"] as const) {
      for (const table of TABLES) await test.db.deleteFrom(table).execute();
      Object.assign(chain, {
        isDown: false,
        isKnown: before === "pending",
        receipt: before === "confirming" ? paid : null,
      });
      await opened();
      await claimed();
      expect(await status()).toMatchObject({ state: before });
      chain.isDown = true;
      expect(await checkedAfter(15_000)).toMatchObject({ state: before });
      expect(await dueIn()).toBe(15_000);
      expect(await checkedAfter(2 * MINUTE - 1)).toMatchObject({ state: before });
      await deps.store.save(1, { dueAt: new Date(now + 1) }, new Date(now));
      expect(await checkedAfter(1)).toMatchObject({ state: "manual", manualCause: "connection_failed" });
    }
  });

  it("has no time of failing left once a server answered", async () => {
    await opened();
    chain.isDown = true;
    await claimed();
    chain.isDown = false;
    await checkedAfter(15_000);
    chain.isDown = true;
    await checkedAfter(2 * MINUTE);
    expect(await status()).toMatchObject({ state: "unseen" });
  });

  it("notifies once of each refusal, and again if another link is refused for the same reason", async () => {
    await opened();
    chain.receipt = { ...paid, isSuccess: false };
    await claimed();
    expect(problems).toEqual([[1, "reverted"]]);
    await checkedAfter(15_000);
    expect(problems).toHaveLength(1);
    await claimed(OTHER_HASH);
    expect(problems).toEqual([
      [1, "reverted"],
      [1, "reverted"],
    ]);
    chain.receipt = { ...paid, transfers: [] };
    await checkedAfter(15_000);
    expect(problems.at(-1)).toEqual([1, "no_transfer"]);
  });

  it("an operator who refuses again sends another notice", async () => {
    await opened();
    await donations.reject(1, ann);
    await donations.reject(1, ann);
    expect(problems).toEqual([
      [1, "operator_rejected"],
      [1, "operator_rejected"],
    ]);
  });

  it("a link that is known does not start again, and neither does none after one", async () => {
    await opened();
    await claimed();
    now += 10 * MINUTE;
    expect(await claimed()).toEqual({ ok: true, value: null });
    expect(await donations.claim(1, {})).toEqual({ ok: true, value: null });
    expect(await events()).toEqual([
      ["open", null],
      ["submitted", null],
      ["unseen", null],
    ]);
    expect(await status()).toMatchObject({ txHash: HASH });
    expect(await checkedAfter(20 * MINUTE)).toMatchObject({ state: "manual" });
  });

  it("a link that was refused is checked again when it is given again", async () => {
    await opened();
    chain.receipt = { ...paid, isSuccess: false };
    await claimed();
    expect(await status()).toMatchObject({ state: "rejected" });
    chain.receipt = paid;
    await claimed();
    expect(await status()).toMatchObject({ state: "confirming", reason: null });
  });

  it("a payment without a link is noted as such", async () => {
    await opened();
    await donations.claim(1, {});
    expect(await events()).toEqual([
      ["open", null],
      ["submitted", "no_link"],
      ["unseen", null],
    ]);
  });

  it("a claim after the decision, or for a donation that was opened before the demonstration, pays nothing", async () => {
    await opened();
    await donations.confirm(1, ann);
    expect(await claimed()).toEqual({ ok: true, value: null });
    expect(await status()).toMatchObject({ state: "confirmed", settledBy: "operator", txHash: null });
    await opened(2);
    const demonstration = createDonations({ ...deps, settings: { ...deps.settings, isDemo: true } });
    await demonstration.claim(2, {});
    expect(await demonstration.statusOf(2)).toMatchObject({ state: "confirmed", settledBy: "demo" });
  });

  it("a demonstration searches no payments", async () => {
    let searches = 0;
    chain.meanwhile = async () => (searches += 1);
    await createDonations({ ...deps, settings: { ...deps.settings, isDemo: true } })
      .worker()
      .drain();
    expect(searches).toBe(0);
    await donations.worker().drain();
    expect(searches).toBe(1);
  });

  it("an operator's confirmation takes the whole transaction, unless its transfer is already counted", async () => {
    const claims = () => test.db.selectFrom("donation_claim").select(["tx_hash", "log_index"]).execute();
    await opened();
    await deps.store.save(1, { state: "manual", txHash: HASH }, new Date(now));
    await donations.confirm(1, ann);
    expect(await claims()).toEqual([{ tx_hash: HASH, log_index: -1 }]);
    for (const table of TABLES) await test.db.deleteFrom(table).execute();
    await opened();
    chain.receipt = paid;
    await claimed();
    expect(await status()).toMatchObject({ state: "confirming" });
    await donations.confirm(1, ann);
    expect(await status()).toMatchObject({ state: "confirmed", settledBy: "operator" });
    expect(await claims()).toEqual([{ tx_hash: HASH, log_index: 7 }]);
  });

  it("what does not exist cannot be shown, decided or waived", async () => {
    expect(await donations.box(9, { isShown: true })).toEqual({ ok: false, code: "not_found" });
    expect(await donations.claim(9, {})).toEqual({ ok: false, code: "not_found" });
    expect(await donations.confirm(9, ann)).toEqual({ ok: false, code: "not_found" });
    await test.db.transaction().execute((tx) => donations.waive(tx, 9, ann));
    expect(await donations.statusOf(9)).toBeNull();
  });

  it("a decision cannot be waived afterwards", async () => {
    await opened();
    await donations.confirm(1, ann);
    await test.db.transaction().execute((tx) => donations.waive(tx, 1, { ...ann, operator: "Ben" }));
    expect(await status()).toMatchObject({ settledBy: "operator" });
  });

  it("the record of acts has the state before and after, and the reason", async () => {
    await opened();
    const decide = (verb: "confirm" | "reject") =>
      runAct({ actor: "Ann", source: "desk", act: verb }, () => donations[verb](1, ann));
    await decide("reject");
    await decide("confirm");
    const rows = await test.db.selectFrom("audit").selectAll().orderBy("seq").execute();
    const [rejected, confirmed] = rows.slice(-2).map((row) => ({ ...row, all: JSON.stringify(row) }));
    expect(rejected).toMatchObject({ actor: "Ann", reason: "Seen by hand." });
    expect(rejected?.all.replaceAll("\\", "")).toContain(
      '{"before":{"state":"open"},"after":{"state":"rejected","submissionId":1}',
    );
    expect(confirmed).toMatchObject({ actor: "Ann", reason: "Seen by hand." });
    expect(confirmed?.all.replaceAll("\\", "")).toContain(
      '{"before":{"state":"rejected"},"after":{"state":"confirmed","submissionId":1}',
    );
  });

  it("the box names the earlier amounts, and the status what to pay with", async () => {
    await opened();
    const first = await donations.box(1, { isShown: true });
    const second = await donations.box(1, { isShown: true });
    if (!first.ok || !second.ok) throw new Error("no amount");
    expect(second.value.earlierAmounts).toContain(first.value.amount);
    expect(second.value.earlierAmounts).not.toContain(second.value.amount);
    expect(await status()).toMatchObject({
      token: { symbol: "TKN", contract: expect.stringMatching(/^0x[\da-fA-F]{40}$/) },
      network: { title: "BNB Smart Chain", gasSymbol: "BNB" },
      explorerUrl: null,
      reason: null,
      manualCause: null,
    });
  });
});
