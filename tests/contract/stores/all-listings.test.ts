/** What documents of all listings cost: a statement for two hundred, each of which reads one range of an index. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allNfts, allTokens } from "#features/catalogue/server/listings/all-listings.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import type { Db } from "#platform/database/schema.ts";
import { fillListings, generateListings } from "#bench/listings/fill.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const LISTINGS = 2_500;
const ROWS = 200;

describe.each(engines)("all listings on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await fillListings(database.db, generateListings(LISTINGS));
  }, 120_000);
  afterAll(() => database.close());

  /** Counts the statements of a reader. */
  function counted(db: Db) {
    let statements = 0;
    const store = createCatalogueStore(
      db.withPlugin({
        transformQuery({ node }) {
          statements += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    );
    return { store, count: () => statements };
  }

  it.each([
    ["tokens", allTokens],
    ["NFT collections", allNfts],
  ] as const)("%s are each read once, two hundred by one statement", async (_name, all) => {
    const { store, count } = counted(database.db);
    const keys: string[] = [];
    for await (const page of all({ store }))
      keys.push(...page.map(({ network, address }) => `${network}:${address.toLowerCase()}`));
    expect(keys).toHaveLength(LISTINGS);
    expect(new Set(keys).size).toBe(LISTINGS);
    expect(count()).toBe(Math.floor(LISTINGS / ROWS) + 1);
  });
});
