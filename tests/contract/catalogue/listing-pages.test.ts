import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogueStore, type CatalogueStore } from "#features/catalogue/server/store.ts";
import { allTokens } from "#features/catalogue/server/listings/all-listings.ts";
import { tokens, type ListingQuery } from "#features/catalogue/server/listings/listings.ts";
import { putToken } from "#features/catalogue/server/token-store.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import { isSqlite } from "#platform/database/column-types.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openCatalogue, seed } from "./seeded.ts";

const token = {
  network: "eth",
  address: `0x${"ab".repeat(20)}`,
  symbol: "SNDB",
  name: "Sandbar Reserve",
  decimals: 18,
  dappId: null,
  logo: null,
  isListed: true,
  isOwn: true,
  origin: "operator",
} as const;

describe.each(engines)("tokens as a list on $name", ({ open }) => {
  let database: TestDatabase;
  let store: CatalogueStore;
  beforeAll(async () => {
    database = await open();
    await seed(database.db);
    store = createCatalogueStore(database.db);
    await putToken(database.db, token);
  });
  afterAll(() => database.close());

  const list = (query: ListingQuery) => tokens({ store } as CatalogueDeps, query);
  const namesFor = async (key: string, network?: string) =>
    (await list({ key, network })).listings.map(({ name }) => name);

  it("every token is on exactly one page", async () => {
    const seen: string[] = [];
    let after: ListingQuery["after"];
    for (;;) {
      const { listings, hasNext } = await list({ key: "", after });
      expect(listings.length).toBeLessThanOrEqual(40);
      seen.push(...listings.map(({ network, address }) => `${network}:${address}`));
      after = listings.at(-1);
      if (!hasNext) break;
    }
    const all = (await Array.fromAsync(allTokens({ store })))
      .flat()
      .map(({ network, address }) => `${network}:${address}`);
    expect(seen.toSorted()).toEqual(all.toSorted());
  });

  it("splits into blocks for sitemaps: every token is in exactly one, and none is longer than asked", async () => {
    const catalogue = openCatalogue(database.db);
    const size = 30;
    const blocks = await catalogue.listingBlocks("token", size);
    const seen: string[] = [];
    for (const start of blocks) {
      const block = (await Array.fromAsync(catalogue.listingsInBlock("token", start, size))).flat();
      expect(block.length).toBeGreaterThan(0);
      expect(block.length).toBeLessThanOrEqual(size);
      seen.push(...block.map(({ network, address }) => `${network}:${address}`));
    }
    const all = (await Array.fromAsync(allTokens({ store }))).flat();
    expect(seen).toEqual(all.map(({ network, address }) => `${network}:${address}`));
    expect(blocks).toHaveLength(Math.ceil(all.length / size));
  });

  it.each([
    "sndb",
    "SANDBAR",
    "reserve",
    "sand res",
    `0x${"AB".repeat(20)}`,
    "0xabab",
    "ab".repeat(20),
    `https://etherscan.io/token/0x${"AB".repeat(20)}?a=0x${"cd".repeat(20)}`,
    `https://etherscan.io/address/${"0x".padEnd(42, "1")}#0x${"ab".repeat(20)}`,
  ])("%s finds it", async (key) => {
    expect(await namesFor(key)).toContain("Sandbar Reserve");
    expect(await namesFor(key, "eth")).toContain("Sandbar Reserve");
    expect(await namesFor(key, "bsc")).not.toContain("Sandbar Reserve");
  });

  it.each(["andbar", "sand bank", "%", "_", "0xabac"])("%s does not", async (key) => {
    expect(await namesFor(key)).not.toContain("Sandbar Reserve");
  });

  it("a symbol comes before names that begin with it", async () => {
    expect((await namesFor("uni"))[0]).toBe("Uniswap");
  });

  it("a changed name is found by its new words only", async () => {
    await putToken(database.db, { ...token, name: "Mudflat" });
    expect(await namesFor("mudflat")).toEqual(["Mudflat"]);
    expect(await namesFor("sandbar")).toEqual([]);
    await putToken(database.db, { ...token, isListed: false });
    expect(await namesFor("sandbar")).toEqual([]);
    await putToken(database.db, token);
  });

  it("lists and searches read a range of an index", async () => {
    const plans = await Promise.all([
      planOf(sql`select * from token order by name_key, network, address_key limit 41`),
      planOf(sql`select * from token where network = 'eth' order by name_key, address_key limit 41`),
      planOf(sql`select * from listing_word where kind = 'token' and word >= 'uni' and word < 'unj'
        order by word, name_key limit 200`),
    ]);
    expect(plans[0]).toContain("token_by_name");
    expect(plans[1]).toContain("token_by_network_and_name");
    expect(plans[2]).toMatch(/listing_word_key|sqlite_autoindex_listing_word_1/);
  });

  /** Postgres reads small tables as a whole unless it must not. */
  async function planOf(query: ReturnType<typeof sql>): Promise<string> {
    return database.db.transaction().execute(async (tx) => {
      if (isSqlite(tx)) {
        const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(tx);
        return rows.map(({ detail }) => detail).join("\n");
      }
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(tx);
      return rows.map((row) => Object.values(row).join()).join("\n");
    });
  }
});
