/** What a search says beside its results. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { emptyCatalogue, openCatalogue, seed } from "./seeded.ts";

const [sqlite] = engines;

describe("a search", () => {
  let test: TestDatabase;
  let catalogue: CatalogueService;

  beforeAll(async () => {
    if (!sqlite) throw new Error("There is no engine");
    test = await sqlite.open();
    await emptyCatalogue(test.db);
    await seed(test.db);
    catalogue = openCatalogue(test.db);
  });
  afterAll(() => test.close());

  const search = (key: string, filter: { network?: string; categoryId?: number } = {}) =>
    catalogue.search({ key, count: 10, language: "en", withCounts: true, ...filter });

  it.each([
    ["uniswop", "Uniswap"],
    ["гтшыцфз", "Uniswap"],
    ["кёрв", "Curve"],
  ])("says that %s was taken for %s", async (key, title) => {
    expect((await search(key)).didYouMean).toBe(title);
  });

  it("suggests nothing for what it found as it was typed", async () => {
    expect((await search("uniswap")).didYouMean).toBeNull();
  });

  it("that finds nothing names what is nearest", async () => {
    const { total, alternatives } = await search("tornado cash");
    expect(total).toBe(0);
    expect(alternatives.map(({ title }) => title)).toContain("Revoke.cash");
    expect((await search("qzxwvkj")).alternatives).toEqual([]);
  });

  it("counts its matches per category within the network, and per network within the category", async () => {
    const dex = 1;
    const { total, counts } = await search("swap");
    expect(counts?.categories.get(dex)).toBeGreaterThan(10);
    const narrowed = await search("swap", { network: "trx" });
    expect(narrowed.counts?.categories.get(dex)).toBeLessThan(counts?.categories.get(dex) ?? 0);
    expect(narrowed.counts?.networks).toEqual(counts?.networks);
    expect(narrowed.total).toBe(counts?.networks.get("trx"));
    expect((await search("swap", { categoryId: dex })).total).toBe(counts?.categories.get(dex));
    expect(total).toBeGreaterThanOrEqual(counts?.categories.get(dex) ?? 0);
  });

  it("names the words that matched, the corrected ones too", async () => {
    expect((await search("uniswop")).terms).toContain("uniswap");
  });
});
