import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  MAX_LIVE_QUOTES,
  QUOTE_LIVE_MS,
  QUOTE_REST_MS,
  RETENTION_DAYS,
  UNPAID_RETENTION_DAYS,
} from "#features/donations/model.ts";
import { formatAmount } from "#features/donations/amounts.ts";
import { createDonationStore } from "#features/donations/server/store.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { countQueries } from "#tests/fixtures/databases/count-queries.ts";
import {
  createTestDonations,
  RECIPIENT,
  STRANGER,
  termsOf,
  type TestDonations,
} from "#tests/fixtures/payments/donations.ts";

const TABLES = [
  "donation",
  "donation_event",
  "donation_quote",
  "donation_claim",
  "donation_transfer",
  "donation_scan",
] as const;
const LEASE_MS = 60_000;
const HASH = `0x${"ab".repeat(32)}`;
const key = { chainId: 56, txHash: HASH, logIndex: 3 };

describe.each(engines)("donations on $name", ({ open }) => {
  let test: TestDatabase;
  let donations: TestDonations;

  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    for (const table of TABLES) await test.db.deleteFrom(table).execute();
    donations = createTestDonations(test.db);
  });
  afterAll(() => test.close());

  const shown = async (id: number): Promise<string> => {
    const box = await donations.box(id, { isShown: true });
    if (!box.ok) throw new Error(box.code);
    return box.value.amount;
  };
  const store = () => createDonationStore(test.db);

  it("§9: show 200 or 100 plus 0.1000 to 0.9999, another amount each time, up to three", async () => {
    await donations.opened(1, 200);
    const amounts = [await shown(1), await shown(1), await shown(1)];
    expect(new Set(amounts).size).toBe(MAX_LIVE_QUOTES);
    for (const amount of amounts) expect(amount).toMatch(/^200\.[1-9]\d{3}$/);
    expect(await shown(1)).toBe(amounts[2]);
    await donations.opened(2, 100);
    expect(await shown(2)).toMatch(/^100\.[1-9]\d{3}$/);
    const status = await donations.statusOf(1);
    expect(status?.amounts).toEqual(amounts);
  });

  it("pick another amount the day after, and keep every one that was shown", async () => {
    await donations.opened(1);
    const first = [await shown(1), await shown(1), await shown(1)];
    donations.pass(QUOTE_LIVE_MS + 1);
    const later = await shown(1);
    expect((await donations.statusOf(1))?.amounts).toEqual([...first, later]);
  });

  it("give the box everything it shows, and the same addresses everywhere", async () => {
    await donations.opened(1);
    const box = await donations.box(1, { isShown: true });
    if (!box.ok) throw new Error(box.code);
    const { recipient, token, network, amount, baseUnits, paymentUri, linkExample, explorers } = box.value;
    expect(recipient.toLowerCase()).toBe(RECIPIENT);
    expect(token).toMatchObject({ name: "Test Token", symbol: "TKN", decimals: 4 });
    expect(network).toMatchObject({ key: "bsc", chainId: 56, gasSymbol: "BNB" });
    expect(baseUnits).toBe(amount.replace(".", ""));
    expect(paymentUri).toBe(
      `ethereum:${token.contract}@56/transfer?address=${recipient}&uint256=${baseUnits}`,
    );
    expect(linkExample).toBe("https://bscscan.com/tx/0x…");
    expect(explorers).toContain("bscscan.com");
  });

  it("never show one amount for two submissions at once, even under concurrent requests", async () => {
    const other = createTestDonations(test.another());
    const ids = Array.from({ length: 30 }, (_, n) => n + 1);
    for (const id of ids) await donations.opened(id);
    const boxes = await Promise.all(
      ids.flatMap((id) => [donations, other, donations, other].map((one) => one.box(id, { isShown: true }))),
    );
    expect(boxes.every(({ ok }) => ok)).toBe(true);
    const rows = await test.db.selectFrom("donation_quote").select(["amount", "submission_id"]).execute();
    expect(rows).toHaveLength(ids.length * MAX_LIVE_QUOTES);
    expect(new Set(rows.map(({ amount }) => amount)).size).toBe(rows.length);
  });

  it("let an amount rest for a week before it is used again", async () => {
    const { quotes } = store();
    const at = new Date();
    const quote = { ...termsOf(STRANGER), amount: 2_001_234n, issuedAt: at };
    expect(await quotes.hold(1, quote)).not.toBeNull();
    expect(await quotes.hold(2, quote)).toBeNull();
    await quotes.release(new Date(at.getTime() - 1), new Date(0));
    expect(await quotes.hold(2, quote)).toBeNull();
    expect(QUOTE_REST_MS).toBe(7 * 86_400_000);
    await quotes.release(new Date(at.getTime() + 1), new Date(0));
    expect(await quotes.hold(2, quote)).not.toBeNull();
  });

  it("count a transfer once, and release it", async () => {
    const { payments } = store();
    const at = new Date();
    expect(await payments.claim(key, 1, at)).toBe(true);
    expect(await payments.claim(key, 1, at)).toBe(true);
    expect(await payments.claim(key, 2, at)).toBe(false);
    expect(await payments.claim({ ...key, logIndex: 4 }, 2, at)).toBe(true);
    expect(await payments.claim({ ...key, logIndex: -1 }, 1, at)).toBe(false);
    await payments.releaseClaims(1);
    expect(await payments.isClaimed(key)).toBe(false);
    expect(await payments.claim(key, 3, at)).toBe(true);
  });

  it("give a transfer to one of fifty concurrent claims", async () => {
    const stores = [store(), createDonationStore(test.another())] as const;
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        stores[n % 2 === 0 ? 0 : 1].transaction((inside) => inside.payments.claim(key, n + 1, new Date())),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("are leased to one worker at a time, and to another when the lease expires", async () => {
    const now = new Date();
    for (const id of [1, 2, 3]) {
      await donations.opened(id);
      await store().save(id, { state: "submitted", dueAt: now }, now);
    }
    const workers = [store(), createDonationStore(test.another())] as const;
    const leased = await Promise.all(
      Array.from({ length: 6 }, (_, n) => workers[n % 2 === 0 ? 0 : 1].leaseDue(now, LEASE_MS)),
    );
    expect(new Set(leased.map((one) => one?.submissionId))).toEqual(new Set([1, 2, 3, undefined]));
    expect(await store().leaseDue(now, LEASE_MS)).toBeNull();
    const late = await store().leaseDue(new Date(now.getTime() + LEASE_MS), LEASE_MS);
    expect(late?.lease).toBe(2);
  });

  it("are searched by one worker at a time, which stores its last block", async () => {
    const { payments } = store();
    const terms = termsOf(STRANGER);
    const now = new Date();
    const scan = await payments.leaseScan(terms, now, LEASE_MS);
    expect(scan).toEqual({ nextBlock: null, lease: 1 });
    expect(await payments.leaseScan(terms, now, LEASE_MS)).toBeNull();
    if (scan) await payments.saveScan(terms, { ...scan, nextBlock: 77n }, now);
    expect(await payments.leaseScan(terms, now, LEASE_MS)).toEqual({ nextBlock: 77n, lease: 2 });
  });

  it("continue as a demonstration without a recipient, and say so", async () => {
    const demo = createTestDonations(test.db, { isDemo: true });
    await demo.opened(9);
    expect(await demo.statusOf(9)).toMatchObject({ state: "confirmed", settledBy: "demo" });
    expect(demo.settled).toEqual([[9, { settledBy: "demo", amount: null, txHash: null, operator: "" }]]);
    expect(await demo.box(9, { isShown: true })).toMatchObject({ ok: true, value: { isDemo: true } });
    expect(await demo.claim(9, {})).toEqual({ ok: true, value: null });
    expect(demo.settled).toHaveLength(1);
    expect(await demo.ledger()).toEqual({ entries: [], totals: [], months: [] });
  });

  it("leave no donation when the submission's transaction fails, and settle none when the hook fails", async () => {
    const failing = createTestDonations(test.db, {
      onSettled: async () => {
        throw new Error("no");
      },
    });
    const work = test.db.transaction().execute(async (tx) => {
      await donations.open(tx, { submissionId: 5, base: 200 });
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await donations.statusOf(5)).toBeNull();
    await donations.opened(6);
    await expect(failing.confirm(6, { operator: "Ann", note: "paid" })).rejects.toThrow("no");
    expect(await donations.statusOf(6)).toMatchObject({ state: "open" });
  });

  it("are waived in the transaction of the decision", async () => {
    await donations.opened(7);
    await test.db
      .transaction()
      .execute((tx) => donations.waive(tx, 7, { operator: "Ann", note: "a charity" }));
    expect(await donations.statusOf(7)).toMatchObject({ state: "confirmed", settledBy: "waiver" });
    expect(await donations.box(7, { isShown: true })).toEqual({ ok: false, code: "settled" });
    expect(donations.settled.at(-1)?.[1]).toMatchObject({ settledBy: "waiver", operator: "Ann" });
    expect((await donations.ledger()).entries.map(({ kind }) => kind)).toEqual(["waived"]);
  });

  it("are deleted if unpaid in time, and the paid ones after the bookkeeping period", async () => {
    const day = (n: number): Date => new Date(n * 86_400_000);
    await donations.quoted(1);
    await donations.quoted(2);
    await store().save(1, { state: "open" }, day(10));
    await store().save(2, { state: "confirmed", settledBy: "network", txHash: HASH }, day(10));
    expect(await store().purge(day(11), day(9))).toBe(1);
    expect(await donations.statusOf(1)).toBeNull();
    expect(await donations.statusOf(2)).not.toBeNull();
    expect(await store().purge(day(11), day(11))).toBe(1);
    for (const table of TABLES) expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it("are deleted by the worker after the periods of the privacy page", async () => {
    await donations.opened(1);
    donations.pass(UNPAID_RETENTION_DAYS * 86_400_000 - 60_000);
    expect(await donations.worker.tidy()).toBe(0);
    donations.pass(120_000);
    expect(await donations.worker.tidy()).toBe(1);
    await donations.opened(2);
    await donations.confirm(2, { operator: "Ann", note: "paid" });
    donations.pass(RETENTION_DAYS * 86_400_000 - 60_000);
    expect(await donations.worker.tidy()).toBe(0);
    donations.pass(120_000);
    expect(await donations.worker.tidy()).toBe(1);
  });

  it("are in the ledger by their outcome", async () => {
    const at = new Date();
    for (const [id, code, received] of [
      [1, "wrong_amount", "199.0000"],
      [2, "wrong_amount", "201.0000, 5.0000"],
      [3, "wrong_token", undefined],
    ] as const) {
      await donations.quoted(id);
      const detail = received === undefined ? {} : { received };
      await store().save(id, { state: "rejected", code, detail, txHash: `0x${id}` }, at);
    }
    await donations.opened(4);
    await donations.claim(4, {});
    const transfer = {
      ...key,
      token: STRANGER,
      sender: STRANGER,
      recipient: RECIPIENT,
      decimals: 4,
      blockNumber: 8n,
      seenAt: at,
    };
    await store().payments.storeTransfer({ ...transfer, amount: 1_234_500n });
    await store().payments.storeTransfer({ ...transfer, amount: 1_990_000n, txHash: "0x1" });
    // The same transaction named for another submission, and a second payment for a paid one.
    await donations.quoted(5);
    const named = { code: "wrong_amount", detail: { received: "199.0000" }, txHash: "0x1" } as const;
    await store().save(5, { state: "rejected", ...named }, new Date(at.getTime() + 1));
    const paid = await donations.quoted(6);
    const [quote] = await store().quotes.quotesOf(6);
    const settled = { settledBy: "network", txHash: "0x6", paidQuoteId: quote?.id ?? 0 } as const;
    await store().save(6, { state: "confirmed", ...settled }, at);
    await store().payments.claim({ ...key, txHash: "0x6" }, 6, at);
    for (const txHash of ["0x6", "0x66"])
      await store().payments.storeTransfer({
        ...transfer,
        token: termsOf(STRANGER).token,
        amount: paid,
        txHash,
      });
    const { entries, totals } = await donations.ledger();
    const told = new Set(
      entries.map((one) => `${one.kind} ${one.submissionId ?? ""} ${one.received ?? ""}`.trim()),
    );
    const amount = formatAmount(paid, 4);
    expect(told).toEqual(
      new Set([
        "manual 4",
        "short 1 199.0000",
        "repeated 5",
        "parts 2 201.0000, 5.0000",
        "unclaimed  123.4500",
        "wrong_token 3",
        `matched 6 ${amount}`,
        `paid_twice 6 ${amount}`,
      ]),
    );
    expect(entries.find(({ kind }) => kind === "short")?.sender).toBe(STRANGER);
    expect(totals).toContainEqual({ kind: "parts", count: 1, received: "206.0000" });
    expect(totals).toContainEqual({ kind: "short", count: 1, received: "199.0000" });
  });

  it("are all in the ledger and in the list, however many there are", async () => {
    const at = Date.now();
    const ids = Array.from({ length: 450 }, (_, n) => n + 1);
    await test.db.transaction().execute(async (tx) => {
      const inside = store().within(tx);
      for (const id of ids) {
        await inside.insert(id, 200, new Date(at + id));
        await inside.save(id, { state: "rejected", code: "wrong_token" }, new Date(at - id));
      }
    });
    expect((await donations.ledger()).totals).toEqual([
      { kind: "wrong_token", count: 450, received: "0.0000" },
    ]);
    const page = await donations.list(["rejected"], { offset: 440, limit: 50 });
    expect(page.total).toBe(450);
    // The longest waiting come first.
    expect(page.donations.map(({ submissionId }) => submissionId)).toEqual(ids.slice(0, 10).toReversed());
  });

  it("cost the ledger and the list the same few queries, however many there are", async () => {
    const counted = countQueries(test.db);
    const reading = createTestDonations(counted.db);
    const refused = { state: "rejected", code: "wrong_amount", detail: { received: "1.0000" } } as const;
    const transfer = { ...key, token: STRANGER, sender: STRANGER, recipient: RECIPIENT };
    const add = async (id: number): Promise<void> => {
      const amount = await donations.quoted(id);
      await store().save(id, { ...refused, txHash: `0x${id}` }, new Date());
      const stray = { ...transfer, amount, decimals: 4, blockNumber: 8n, seenAt: new Date() };
      await store().payments.storeTransfer({ ...stray, txHash: `0x${id}stray` });
    };
    const queries = async (): Promise<number[]> => {
      counted.reset();
      await reading.ledger();
      const ofLedger = counted.count();
      await reading.list(["rejected"], { offset: 0, limit: 50 });
      return [ofLedger, counted.count() - ofLedger];
    };
    await add(1);
    const few = await queries();
    for (let id = 2; id < 20; id += 1) await add(id);
    expect(await queries()).toEqual(few);
    expect(Math.max(...few)).toBeLessThan(8);
  });
});
