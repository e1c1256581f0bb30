import { asyncProperty, assert, array, integer } from "fast-check";
import { expect, it } from "vitest";
import { amountOf, FIRST_FRACTION, LAST_FRACTION } from "#features/donations/amounts.ts";
import { openDatabase } from "#platform/database/open.ts";
import { migrate } from "#platform/database/migrate.ts";
import { quoteToShow } from "./quotes.ts";
import { createDonationStore, type DonationStore } from "./store.ts";

const terms = { chainId: 56, token: "0xt", decimals: 4, recipient: "0xr" };
const HOUR_MS = 3_600_000;

async function emptyStore() {
  const { db, close } = openDatabase({ kind: "sqlite", file: ":memory:" });
  await migrate(db);
  return { store: createDonationStore(db), db, close };
}

/** Leaves only these fractions of the base to draw. */
const takeAllBut = (store: DonationStore, free: readonly number[], issuedAt: Date): Promise<void> =>
  store.transaction(async ({ quotes }) => {
    for (let fraction = FIRST_FRACTION; fraction <= LAST_FRACTION; fraction += 1)
      if (!free.includes(fraction))
        await quotes.hold(fraction, { ...terms, amount: amountOf(200, fraction, 4), issuedAt });
  });

it("an amount is no other submission's while it is live, nor for seven days after", async () => {
  const { store, close } = await emptyStore();
  // So few are free that the same ones come again and again; the others are never let go.
  await takeAllBut(store, [1_000, 2_222, 3_333, 4_821, 9_999], new Date(9_000_000_000_000));
  const lastShown = new Map<string, { submissionId: number; at: number }>();
  let now = 1_800_000_000_000;
  const restsMs: number[] = [];
  const visits = array(integer({ min: 0, max: 59 }), { minLength: 10, maxLength: 16 });
  const drawing = asyncProperty(visits, async (steps) => {
    for (const step of steps) {
      const submissionId = 100_000 + (step % 4);
      now += (step % 3) * 60 * HOUR_MS;
      const at = new Date(now);
      const quote = await quoteToShow(store.quotes, { submissionId, base: 200, terms, at, isDemo: false });
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

it("all 9,000 amounts of a base can be drawn, each once; then the next submission waits", async () => {
  const { store, db, close } = await emptyStore();
  const at = new Date(1_800_000_000_000);
  const { quotes } = store;
  await takeAllBut(store, [4_821, 1_000, 9_999], at);
  const drawing = { base: 200, terms, at, isDemo: false };
  const drawn: string[] = [];
  for (const submissionId of [1, 2, 3]) {
    const quote = await quoteToShow(quotes, { ...drawing, submissionId });
    drawn.push(String(quote?.amount));
  }
  expect(drawn.toSorted()).toEqual(["2001000", "2004821", "2009999"]);
  expect(await quoteToShow(quotes, { ...drawing, submissionId: 4 })).toBeNull();
  expect((await quoteToShow(quotes, { ...drawing, submissionId: 1 }))?.amount.toString()).toBe(drawn[0]);
  expect(await quoteToShow(quotes, { ...drawing, base: 100, submissionId: 4 })).not.toBeNull();
  expect(await db.selectFrom("donation_quote").select("id").execute()).toHaveLength(9_001);
  await close();
});
