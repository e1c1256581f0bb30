import { asyncProperty, assert, array, integer } from "fast-check";
import { expect, it } from "vitest";
import { amountOf, amountSpaces, sizeOf } from "#features/donations/amounts.ts";
import { AMOUNTS_PER_DAY, QUOTE_UNSEEN_MS } from "#features/donations/model.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createLimiter } from "#platform/rate-limit.ts";
import { migrate } from "#platform/database/migrate.ts";
import { quoteToShow } from "./quotes.ts";
import { createDonationStore, type DonationStore } from "./store.ts";

const terms = { chainId: 56, token: "0xt", decimals: 4, recipient: "0xr" };
const HOUR_MS = 3_600_000;
const [space = { first: 0, last: 0, unit: 0n }] = amountSpaces(terms.decimals).all;

async function emptyStore() {
  const { db, close } = openDatabase({ kind: "sqlite", file: ":memory:" });
  await migrate(db);
  return { store: createDonationStore(db), db, close };
}

/** Leaves only these fractions of the base free, in the first space. */
const takeAllBut = (
  store: DonationStore,
  free: readonly number[],
  issuedAt: Date,
  decimals = terms.decimals,
): Promise<void> =>
  store.transaction(async ({ quotes }) => {
    const [first = space] = amountSpaces(decimals).all;
    for (let fraction = first.first; fraction <= first.last; fraction += 1) {
      const amount = amountOf(200, fraction, first, decimals);
      if (!free.includes(fraction)) await quotes.hold(fraction, { ...terms, decimals, amount, issuedAt });
    }
  });

it("an amount belongs to one submission while it is live and for seven days after", async () => {
  const { store, close } = await emptyStore();
  // So few are free that the same ones come again and again; the others are never let go.
  // A token without decimals has no further ones.
  await takeAllBut(store, [1, 22, 33, 48, 99], new Date(9_000_000_000_000), 0);
  const lastShown = new Map<string, { submissionId: number; at: number }>();
  let now = 1_800_000_000_000;
  const restsMs: number[] = [];
  const visits = array(integer({ min: 0, max: 59 }), { minLength: 10, maxLength: 16 });
  const drawing = asyncProperty(visits, async (steps) => {
    for (const step of steps) {
      const submissionId = 100_000 + (step % 4);
      now += (step % 3) * 60 * HOUR_MS;
      const at = new Date(now);
      const quote = await quoteToShow(store.quotes, {
        submissionId,
        base: 200,
        terms: { ...terms, decimals: 0 },
        at,
        isDemo: false,
        isShown: true,
      });
      if (!quote) continue;
      const amount = quote.amount.toString();
      const before = lastShown.get(amount);
      if (before && before.submissionId !== submissionId) restsMs.push(now - before.at);
      lastShown.set(amount, { submissionId, at: now });
    }
  });
  await assert(drawing, { numRuns: 6 });
  expect(restsMs.length).toBeGreaterThan(0);
  expect(Math.min(...restsMs)).toBeGreaterThanOrEqual(8 * 24 * HOUR_MS);
  await close();
});

it("all 9,000 amounts of a base can be drawn, each once; then those of one whole token more", async () => {
  const { store, db, close } = await emptyStore();
  const at = new Date(1_800_000_000_000);
  const { quotes } = store;
  await takeAllBut(store, [4_821, 1_000, 9_999], at);
  const drawing = { base: 200, terms, at, isDemo: false, isShown: true };
  const drawn: string[] = [];
  for (const submissionId of [1, 2, 3]) {
    const quote = await quoteToShow(quotes, { ...drawing, submissionId });
    drawn.push(String(quote?.amount));
  }
  expect(drawn.toSorted()).toEqual(["2001000", "2004821", "2009999"]);
  const next = await quoteToShow(quotes, { ...drawing, submissionId: 4 });
  expect(String(next?.amount)).toMatch(/^201[1-9]\d{3}$/);
  expect(await quoteToShow(quotes, { ...drawing, base: 100, submissionId: 4 })).not.toBeNull();
  expect(await db.selectFrom("donation_quote").select("id").execute()).toHaveLength(9_002);
  await close();
});

const DAY_MS = 86_400_000;
const heldOf = async (store: DonationStore): Promise<number> => (await store.quotes.heldAmounts("0xt")).size;
/** Within §9's own space, 200.1000 to 200.9999. */
const firstHeldOf = async (store: DonationStore): Promise<number> =>
  [...(await store.quotes.heldAmounts("0xt"))].filter((amount) => amount.startsWith("200")).length;

it("one address never holds more than 5 % of §9's amounts, and others still get theirs", async () => {
  const { store, close } = await emptyStore();
  const start = 1_800_000_000_000;
  const most: number[] = [];
  let submissionId = 0;
  for (let day = 0; day < 10; day += 1) {
    // The limit resets each day, which is an attacker's best case.
    const limiter = createLimiter({ name: "amounts", points: AMOUNTS_PER_DAY, seconds: 86_400, factor: 1 });
    const mayDraw = async () => (await limiter.consume("203.0.113.7")).allowed;
    for (let n = 0; n < 40; n += 1) {
      submissionId += 1;
      const at = new Date(start + day * DAY_MS + n);
      for (let shown = 0; shown < 3; shown += 1)
        await quoteToShow(store.quotes, {
          submissionId,
          base: 200,
          terms,
          at,
          isDemo: false,
          isShown: true,
          mayDraw,
        });
    }
    most.push(await firstHeldOf(store));
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(sizeOf(space) * 0.05);
  expect(Math.max(...most)).toBeGreaterThan(sizeOf(space) * 0.03);
  const at = new Date(start + 10 * DAY_MS);
  const other = { submissionId: 0, base: 200, terms, at, isDemo: false, isShown: true };
  expect(await quoteToShow(store.quotes, { ...other, mayDraw: async () => true })).not.toBeNull();
  // Clients that drew too many get one of the last whole token, or with one more digit.
  const late = await quoteToShow(store.quotes, {
    ...other,
    submissionId: 2_000,
    mayDraw: async () => false,
  });
  expect(String(late?.amount)).toMatch(/^209[1-9]\d{3}$/);
  const wide = { ...terms, decimals: 18 };
  // One in ten would end in 0 and so be one of §9's amounts.
  for (let n = 1; n <= 60; n += 1) {
    const drawn = await quoteToShow(store.quotes, {
      ...other,
      submissionId: 3_000 + n,
      terms: wide,
      mayDraw: async () => false,
    });
    expect(drawn && drawn.amount % 10n ** 14n).not.toBe(0n);
    expect(drawn && drawn.amount % 10n ** 13n).toBe(0n);
  }
  await close();
});

it("an amount that was never shown stays the submission's only one and is released within the hour", async () => {
  const { store, close } = await emptyStore();
  const at = new Date(1_800_000_000_000);
  const drawing = { submissionId: 1, base: 200, terms, at, isDemo: false };
  const asked = await quoteToShow(store.quotes, { ...drawing, isShown: false });
  for (let n = 0; n < 5; n += 1)
    expect((await quoteToShow(store.quotes, { ...drawing, isShown: false }))?.id).toBe(asked?.id);
  expect(await heldOf(store)).toBe(1);
  // Once shown, it is the amount of the first page; the next page has another.
  expect((await quoteToShow(store.quotes, { ...drawing, isShown: true }))?.id).toBe(asked?.id);
  expect((await quoteToShow(store.quotes, { ...drawing, isShown: true }))?.id).not.toBe(asked?.id);
  await quoteToShow(store.quotes, { ...drawing, submissionId: 2, isShown: false });
  expect(await heldOf(store)).toBe(3);
  const later = new Date(at.getTime() + QUOTE_UNSEEN_MS + 1);
  await quoteToShow(store.quotes, { ...drawing, submissionId: 3, at: later, isShown: true });
  expect(await heldOf(store)).toBe(3);
  await close();
});

it("an amount is shown again only under the terms it was drawn with", async () => {
  const { store, close } = await emptyStore();
  const drawing = {
    submissionId: 1,
    base: 200,
    at: new Date(1_800_000_000_000),
    isDemo: false,
    isShown: false,
  };
  const draw = (changed: Partial<typeof terms>) =>
    quoteToShow(store.quotes, { ...drawing, terms: { ...terms, ...changed } });
  const first = await draw({});
  expect((await draw({}))?.id).toBe(first?.id);
  for (const changed of [{ chainId: 97 }, { token: "0xother" }, { decimals: 18 }, { recipient: "0xother" }])
    expect((await draw(changed))?.id, JSON.stringify(changed)).not.toBe(first?.id);
  await close();
});
