/** What a search of tokens and collections reads depends on what it shows, not on how many share a word. */
import type { KyselyPlugin, RootOperationNode } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillListings, type GeneratedListing } from "#bench/listings/fill.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import type { Db } from "#platform/database/schema.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openCatalogue, seed } from "./seeded.ts";

/** Names of two words that all of them share, in an order that hides the last ones behind the others. */
const FEW = 30;
const MANY = 900;

const nameOf = (at: number): string => `Tidal${String(at).padStart(4, "0")} Harbourmaster`;

const generated = (count: number): GeneratedListing[] =>
  Array.from({ length: count }, (_, at) => ({
    network: at % 2 === 0 ? "eth" : "bsc",
    address: `0x${String(at).padStart(40, "0")}`,
    name: nameOf(at),
    // Two of them have the symbol that all have as a word.
    symbol: at % 400 === 1 ? "HARBOURMASTER" : `TID${at}`,
  }));

/** Counts the rows that the database hands over. */
function counting(db: Db): { readonly db: Db; readonly take: () => number } {
  let rows = 0;
  const count: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => node,
    transformResult({ result }) {
      rows += result.rows.length;
      return Promise.resolve(result);
    },
  };
  return {
    db: db.withPlugin(count),
    take() {
      const taken = rows;
      rows = 0;
      return taken;
    },
  };
}

describe.each(engines)("a search of listings on $name", ({ open }) => {
  const filled: Record<
    "few" | "many",
    { database: TestDatabase; catalogue: CatalogueService; take: () => number }
  > = {} as never;
  beforeAll(async () => {
    for (const [size, count] of [
      ["few", FEW],
      ["many", MANY],
    ] as const) {
      const database = await open();
      await seed(database.db);
      await fillListings(database.db, generated(count));
      const counted = counting(database.db);
      filled[size] = { database, catalogue: openCatalogue(counted.db), take: counted.take };
    }
  }, 120_000);
  afterAll(async () => {
    for (const { database } of Object.values(filled)) await database.close();
  });

  const names = async (key: string, more: object = {}) =>
    (await filled.many.catalogue.tokens({ key, ...more })).listings.map(({ name }) => name);

  it("finds a name by all its words among any number with the same words", async () => {
    for (const at of [0, 450, MANY - 1]) {
      expect(await names(nameOf(at))).toEqual([nameOf(at)]);
      expect(await names(`harbourmaster ${nameOf(at).slice(0, 9)}`)).toEqual([nameOf(at)]);
      const [collection] = (await filled.many.catalogue.nfts({ key: nameOf(at) })).listings;
      expect(collection?.name).toBe(nameOf(at));
    }
    expect(await names(nameOf(451), { network: "bsc" })).toEqual([nameOf(451)]);
    expect(await names(nameOf(451), { network: "eth" })).toEqual([]);
  });

  it("shows those with the symbol first, wherever their names stand, and goes on in the same order", async () => {
    const first = await names("harbourmaster");
    expect(first.slice(0, 3)).toEqual([nameOf(1), nameOf(401), nameOf(801)]);
    const { listings, hasNext } = await filled.many.catalogue.tokens({ key: "harbourmaster" });
    expect([listings.length, hasNext]).toEqual([40, true]);
    const next = await names("harbourmaster", { after: listings.at(-1) });
    expect(next).toHaveLength(40);
    expect(next.filter((name) => first.includes(name))).toEqual([]);
    expect(await names("harbourmaster", { count: 80 })).toEqual([...first, ...next]);
  });

  it.each([
    ["a name", nameOf(20)],
    ["its words in another order", `harbourmaster ${nameOf(20)}`],
    ["words that all have", "harbourmaster tidal"],
    ["a word that all have", "harbourmaster"],
    ["the beginning of a word", "har"],
    ["a symbol", "tid20"],
    ["nothing that is listed", "harbourmaster seaweed"],
  ])("by %s reads at most three rows for one that it shows", async (_what, key) => {
    for (const size of ["few", "many"] as const) {
      const { catalogue, take } = filled[size];
      await catalogue.tokens({ key });
      take();
      const { listings } = await catalogue.tokens({ key });
      // Two more for the count of each word.
      expect(take(), size).toBeLessThanOrEqual(3 * (listings.length + 1) + 4);
    }
  });
});
