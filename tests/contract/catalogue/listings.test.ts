/** Lists, paging and single DApps on every engine. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOT_CATEGORY_ID, HOT_SIZE, PAGE_STEP, type Dapp } from "#features/catalogue/model.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openCatalogue, publishDapp, seed } from "./seeded.ts";

const language = "en";
const titles = (dapps: readonly Dapp[]): string[] => dapps.map(({ title }) => title);

describe.each(engines)("the catalogue on $name", ({ open }) => {
  let test: TestDatabase;
  let catalogue: CatalogueService;

  beforeAll(async () => {
    test = await open();
    await seed(test.db);
    catalogue = openCatalogue(test.db);
  });
  afterAll(() => test.close());

  const all = async (filter: { categoryId?: number; network?: string } = {}): Promise<Dapp[]> => {
    const found: Dapp[] = [];
    for (let start = 0; ; start += PAGE_STEP) {
      const { dapps } = await catalogue.browse({ ...filter, start, count: PAGE_STEP, language });
      if (dapps.length === 0) return found;
      found.push(...dapps);
    }
  };

  it("lists every DApp once, the most popular first, in pages of 40", async () => {
    const dapps = await all();
    expect(dapps).toHaveLength(await catalogue.count({}));
    expect(new Set(dapps.map(({ id }) => id)).size).toBe(dapps.length);
    const popularity = dapps.map((dapp) => dapp.popularity);
    expect(popularity).toEqual(popularity.toSorted((a, b) => b - a));
  });

  it("filters by proven owners, and offers the filter only if there are some", async () => {
    const [first] = await all();
    const proven = openCatalogue(test.db, undefined, undefined, async () => new Set([first?.id ?? 0]));
    const found = await proven.browse({ facts: ["proven"], start: 0, count: 9, language });
    expect(titles(found.dapps)).toEqual([first?.title]);
    expect((await proven.refinements({}))?.facts.get("proven")).toBe(1);
    // A list waits for the index, its choices do not.
    expect((await catalogue.browse({ facts: ["proven"], start: 0, count: 9, language })).dapps).toEqual([]);
    expect((await catalogue.refinements({}))?.facts.get("proven")).toBe(0);
  });

  it("splits into blocks by id: each DApp is in one, and no block is empty", async () => {
    const size = 7;
    const ids: number[] = [];
    const blocks = await catalogue.listedBlocks(size);
    for (const block of blocks) {
      const before = ids.length;
      for await (const page of catalogue.listedInBlock(block, size)) ids.push(...page.map(({ id }) => id));
      const own = ids.slice(before);
      expect(own).not.toEqual([]);
      expect(own.every((id) => Math.floor(id / size) === block)).toBe(true);
    }
    const numbers = (await all()).map(({ id }) => id);
    expect(ids).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it("continues where a page ended, in the same order", async () => {
    const byStart = await all();
    const byCursor: Dapp[] = [];
    for (
      let after = undefined as Awaited<ReturnType<CatalogueService["browse"]>>["next"] | undefined;
      after !== null;
    ) {
      const page = await catalogue.browse({ after, count: 33, language });
      byCursor.push(...page.dapps);
      after = page.next;
    }
    expect(titles(byCursor)).toEqual(titles(byStart));
  });

  it("returns all at once, up to 500", async () => {
    const { dapps, next } = await catalogue.browse({ count: 500, language });
    expect(titles(dapps)).toEqual(titles(await all()));
    expect(next).toBeNull();
  });

  it("filters by category and network", async () => {
    const dapps = await all({ categoryId: 7, network: "trx" });
    expect(dapps.length).toBeGreaterThan(3);
    for (const dapp of dapps) {
      expect(dapp.categoryIds).toContain(7);
      expect(dapp.networks).toContain("trx");
    }
    expect(dapps).toHaveLength(await catalogue.count({ categoryId: 7, network: "trx" }));
  });

  it("sorts and filters a list, page by page, without losing or repeating a DApp", async () => {
    const filter = { categoryId: 1, network: "eth", sort: "name", facts: ["contracts"] } as const;
    const plain = (await all({ categoryId: 1, network: "eth" })).filter(
      ({ contracts }) => contracts.length > 0,
    );
    const found: Dapp[] = [];
    for (let start = 0; start < plain.length; start += 5)
      found.push(...(await catalogue.browse({ ...filter, start, count: 5, language })).dapps);
    expect(titles(found)).toEqual(titles(plain).toSorted(new Intl.Collator("en", { numeric: true }).compare));
    expect(await catalogue.count(filter)).toBe(plain.length);
    const counts = await catalogue.refinements(filter);
    expect([...(counts?.kinds.values() ?? [])].reduce((sum, count) => sum + count, 0)).toBe(plain.length);
    for (const [kind, count] of counts?.kinds ?? [])
      expect(await catalogue.count({ ...filter, kind })).toBe(count);
  });

  it("filters the matches of a search by kind and facts too", async () => {
    const every = await catalogue.search({ key: "swap", count: 100, language });
    const some = await catalogue.search({
      key: "swap",
      count: 100,
      language,
      kind: "dex",
      facts: ["contracts"],
    });
    const expected = every.dapps.filter(({ kind, contracts }) => kind === "dex" && contracts.length > 0);
    expect(titles(some.dapps)).toEqual(titles(expected));
    expect(expected.length).toBeGreaterThan(0);
  });

  it("shows what was opened most often, in the list and as a section, once there is enough of it", async () => {
    const opened = [1010, 999_999, 1003, 1082, 1001];
    const busy = openCatalogue(test.db, undefined, () => Promise.resolve(opened));
    const listed = [1010, 1003, 1082, 1001];
    const { dapps } = await busy.browse({ sort: "trending", count: 6, language });
    expect(dapps.slice(0, 4).map(({ id }) => id)).toEqual(listed);
    const [first] = await busy.homeSections("en", 4);
    expect(first).toMatchObject({ key: "trending", source: "opened" });
    expect(first?.dapps.map(({ id }) => id)).toEqual(listed);
    expect((await catalogue.homeSections("en", 4)).map(({ key }) => key)).not.toContain("trending");
  });

  it("has the hundred most popular in Hot, for a network too", async () => {
    const hot = await all({ categoryId: HOT_CATEGORY_ID });
    expect(hot).toHaveLength(HOT_SIZE);
    expect(titles(hot)).toEqual(titles((await all()).slice(0, HOT_SIZE)));
    expect(await catalogue.count({ categoryId: HOT_CATEGORY_ID })).toBe(HOT_SIZE);
    const onTron = await all({ categoryId: HOT_CATEGORY_ID, network: "trx" });
    expect(titles(onTron)).toEqual(titles(await all({ network: "trx" })));
  });

  it("has nothing in unknown categories and networks, or past the end", async () => {
    for (const filter of [{ categoryId: 4_711 }, { network: "nowhere" }, { network: "'; --" }]) {
      expect(await catalogue.browse({ ...filter, count: 10, language })).toEqual({ dapps: [], next: null });
      expect(await catalogue.count(filter)).toBe(0);
    }
    expect((await catalogue.browse({ start: 1_000_000, count: 10, language })).dapps).toEqual([]);
  });

  it("returns favourites in the requested order, without unknown or invalid ones", async () => {
    const found = await catalogue.byIds([1053, 4_000_000_000, 1001, 1, 1053, -5, 1.5, Number.NaN], language);
    expect(titles(found)).toEqual(["Aave", "Uniswap"]);
    expect(await catalogue.byIds([], language)).toEqual([]);
  });

  it("gives every language a line of its own", async () => {
    for (const id of [1001, 1053]) {
      const dapps = await Promise.all(LANGUAGES.map((one) => catalogue.dapp(id, one)));
      expect(dapps.every((dapp) => dapp?.isDescriptionGiven)).toBe(true);
      expect(new Set(dapps.map((dapp) => dapp?.description)).size).toBe(LANGUAGES.length);
    }
    expect((await catalogue.dapp(1001, "zh"))?.description).toMatch(/去中心化交易所/);
    expect(await catalogue.dapp(999_999, "en")).toBeNull();
  });

  it("returns its networks, standards, categories and hot searches", async () => {
    expect(await catalogue.networks()).toHaveLength(59);
    const standards = await catalogue.tokenStandards();
    expect(standards["tron"]?.map(({ key }) => key)).toEqual(["TRC20", "TRC10", "TRC721", "TRC1155"]);
    expect(standards["ethereum"]?.find(({ key }) => key === "BEP20")?.networks).toEqual(["bsc"]);
    expect(standards["ethereum"]?.find(({ key }) => key === "ERC20")?.networks).not.toContain("bsc");
    expect((await catalogue.categories("ru"))[0]).toEqual({
      id: HOT_CATEGORY_ID,
      key: "hot",
      order: 0,
      type: 0,
      title: "Популярное",
    });
    expect((await catalogue.hotSearches())[0]).toEqual({ id: 701, text: "Uniswap" });
  });

  it("counts the DApps of every network with one query", async () => {
    const counts = await catalogue.countsByNetwork(1);
    for (const network of ["eth", "trx", "heco"]) {
      expect(counts.get(network)).toBe(await catalogue.count({ categoryId: 1, network }));
    }
    expect(counts.size).toBe(59);
  });

  it("fills the sections of the front page; DApps of the first fill are not new", async () => {
    const sections = await catalogue.homeSections("zh", 5);
    expect(sections[0]).toMatchObject({ id: 301, title: "编辑精选" });
    for (const { dapps } of sections) expect(dapps).toHaveLength(5);
    expect(sections.filter(({ source }) => source === "newest")).toEqual([]);
    expect(await catalogue.sectionTitle(302, "zh")).toBe("新上架");
    expect(await catalogue.sectionMore(302, { start: 0, count: 3, language })).toEqual([]);
    expect(await catalogue.sectionMore(301, { start: 5, count: 3, language })).toHaveLength(3);
    expect(await catalogue.sectionMore(301, { start: 500, count: 3, language })).toEqual([]);
    expect(await catalogue.sectionMore(302, { start: 5_000, count: 3, language })).toEqual([]);
    expect(await catalogue.sectionMore(4_711, { start: 0, count: 3, language })).toBeNull();
  });

  it("finds similar DApps without the DApp itself", async () => {
    const aave = await catalogue.dapp(1053, language);
    if (!aave) throw new Error("not seeded");
    const related = await catalogue.related(aave, language);
    expect(related).toHaveLength(6);
    expect(titles(related)).not.toContain("Aave");
    for (const { categoryIds } of related) expect(categoryIds).toContain(2);
    expect(await catalogue.related({ ...aave, categoryIds: [] }, language)).toEqual([]);
  });

  it("finds tokens by network and address in any spelling", async () => {
    const address = "0x1F9840A85D5AF5BF1D1762F925BDADDC4201F984".replace("0X", "0x");
    const found = await catalogue.knownTokens([
      { namespace: "ethereum", chainId: "1", address: "0x0000000000000000000000000000000000000001" },
      { namespace: "ethereum", chainId: "1", address },
      { namespace: "nowhere", chainId: "1", address },
    ]);
    expect(found).toMatchObject([{ symbol: "UNI", decimals: 18, dappId: 1001, network: "eth" }]);
    expect(await catalogue.tokensOf(1098)).toHaveLength(2);
  });

  it("searches within a network and a category", async () => {
    const { dapps } = await catalogue.search({
      key: "bridge",
      network: "trx",
      categoryId: 7,
      count: 50,
      language,
    });
    expect(dapps.length).toBeGreaterThan(2);
    for (const { networks } of dapps) expect(networks).toContain("trx");
    const listed = await catalogue.browse({
      key: "bridge",
      network: "trx",
      categoryId: 7,
      count: 50,
      language,
    });
    expect(titles(listed.dapps)).toEqual(titles(dapps));
  });

  it("shows and finds what another process has published, after its next poll", async () => {
    const other = test.another();
    const published = await publishDapp(other, {
      title: "Quokka Exchange",
      url: "https://quokka.example",
      desc: { en: "A line." },
      categories: ["DEX"],
      networks: ["trx"],
      popularity: 5_000,
    });
    expect(published).toMatchObject({ ok: true });
    expect(
      (await catalogue.browse({ categoryId: 1, network: "trx", count: 1, language })).dapps[0]?.title,
    ).toBe("Quokka Exchange");
    expect((await catalogue.search({ key: "quokka", count: 5, language })).total).toBe(0);
    expect(await catalogue.refresh()).toBe(true);
    expect(titles((await catalogue.search({ key: "quoka", count: 5, language })).dapps)).toEqual([
      "Quokka Exchange",
    ]);
    expect(await catalogue.refresh()).toBe(false);
  });

  it("refuses to publish invalid listings", async () => {
    const result = await publishDapp(test.db, {
      title: "X",
      url: "javascript:alert(1)",
      desc: { en: "A line." },
      categories: ["DEX"],
      networks: ["nowhere"],
    });
    expect(result).toEqual({ ok: false, code: "invalid_listing" });
  });
});
