/** Long documents are written in turns of the event loop that are too short to hold anybody up. */
import { setImmediate } from "node:timers/promises";
import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogueOpenData } from "#features/catalogue/server/open-data/endpoints.ts";
import { fillListings, generateListings } from "#bench/listings/fill.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openCatalogue, seed } from "./seeded.ts";

const LISTINGS = 420;
const IN_PIECE = 50;

describe.each(engines)("documents of all listings on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await seed(database.db);
    await fillListings(database.db, generateListings(LISTINGS));
  }, 120_000);
  afterAll(() => database.close());

  it.each([
    ["dapps", /^\{"hid"|\n\{"hid"|\[\{"hid"/g],
    ["tokens", /"symbol":/g],
    ["nfts", /"icon_url":/g],
  ])("/data/%s.json is made fifty at a time, and others have a turn between", async (name, listing) => {
    const app = catalogueOpenData({
      catalogue: openCatalogue(database.db),
      origin: "https://site.example",
      brandName: brand.name,
      isOffered: () => true,
      proofs: () => Promise.resolve([]),
      feedTexts: () => ({ title: "", description: "" }),
      text: () => "",
    });
    const { body } = await app.request(`/data/${name}.json`);
    let turns = 0;
    const over = new AbortController();
    const others = (async () => {
      for (; !over.signal.aborted; turns += 1) await setImmediate();
    })();
    const counts: number[] = [];
    for await (const piece of body ?? [])
      counts.push(new TextDecoder().decode(piece).match(listing)?.length ?? 0);
    over.abort();
    await others;
    expect(Math.max(...counts)).toBe(IN_PIECE);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(3 * IN_PIECE);
    expect(turns).toBeGreaterThanOrEqual(counts.length);
  });
});
