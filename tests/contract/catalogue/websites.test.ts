/** Searches for an address: the website is in the store or it is not. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { emptyCatalogue, openCatalogue, seed } from "./seeded.ts";

const [sqlite] = engines;

describe("a website in the search field", () => {
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

  const search = (key: string) => catalogue.search({ key, count: 20, language: "en" });

  it.each([
    ["app.uniswap.org", "Uniswap"],
    ["https://uniswap.org/anything?x=1", "Uniswap"],
    ["WWW.SUSHI.COM", "SushiSwap"],
    ["sun.io", "SUN.io"],
    ["circle.com", "USDC"],
    // Former hosts.
    ["makerdao.com", "Sky"],
    ["traderjoexyz.com", "LFJ"],
    ["jumper.exchange", "Jumper"],
    ["apenft.io", "AINFT"],
  ])("%s is %s and nothing else", async (key, title) => {
    const { dapps, total, unknownWebsite } = await search(key);
    expect(dapps.map((dapp) => dapp.title)).toEqual([title]);
    expect(total).toBe(1);
    expect(unknownWebsite).toBeNull();
  });

  it.each([
    "foo.com",
    "kraken.com",
    "metamask.io",
    "https://example.com/uniswap",
    "google.com",
    "vitalik.eth",
  ])("%s is not in the store and resembles nothing that is", async (key) => {
    const { dapps, total, unknownWebsite } = await search(key);
    expect([dapps, total]).toEqual([[], 0]);
    expect(unknownWebsite).toMatchObject({ isLookAlike: false, nearest: [] });
  });

  it.each([
    ["uniswap-app.com", "Uniswap"],
    ["uniswap.com", "Uniswap"],
    ["unlswap.org", "Uniswap"],
    ["unіswap.org", "Uniswap"],
    ["app.uniswap.org.login.example", "Uniswap"],
    ["https://app.uniswap.org@uniswapp.org/", "Uniswap"],
    ["claim-pancakeswap.xyz", "PancakeSwap"],
    ["pancakeswop.finance", "PancakeSwap"],
    ["aave-rewards.io", "Aave"],
    ["curve-finance.app", "Curve"],
    ["curve.fl", "Curve"],
    ["revoke-cash.com", "Revoke.cash"],
  ])("%s is not in the store and can be mistaken for %s", async (key, title) => {
    const { dapps, unknownWebsite } = await search(key);
    expect(dapps).toEqual([]);
    expect(unknownWebsite?.isLookAlike).toBe(true);
    expect(unknownWebsite?.nearest[0]?.title).toBe(title);
  });

  it("a former website finds its DApp, and is no copy of it", async () => {
    const { dapps, unknownWebsite } = await search("curve.fi");
    expect(dapps[0]).toMatchObject({ title: "Curve", url: "https://curve.finance" });
    expect(unknownWebsite).toBeNull();
  });

  it("another host of a listed owner is not in the store, and is not a copy either", async () => {
    const { dapps, unknownWebsite } = await search("docs.uniswap.org");
    expect(dapps).toEqual([]);
    expect(unknownWebsite).toMatchObject({ host: "docs.uniswap.org", isLookAlike: false });
    expect(unknownWebsite?.nearest[0]?.title).toBe("Uniswap");
  });

  it("a listed website on another network than the selected one is not unknown", async () => {
    const found = await catalogue.search({ key: "sun.io", network: "eth", count: 20, language: "en" });
    expect(found).toMatchObject({ total: 0, dapps: [], unknownWebsite: null });
  });

  it("a list with such a key contains it too", async () => {
    const { dapps } = await catalogue.browse({ key: "uniswap-app.com", count: 20, language: "en" });
    expect(dapps).toEqual([]);
  });
});
