// Search engines index a page for every category, network, and category on a network.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import type { Category, Network } from "#features/catalogue/model.ts";
import { MIN_INDEXED } from "#features/catalogue/listings/store-paths.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { frameOfPlace, headingOf, readPlace } from "#pages/dappstore/lists/list-place.ts";
import type { PageRequest } from "#pages/page-context.ts";
import { openCatalogue, seed } from "#tests/contract/catalogue/seeded.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const ORIGIN = `https://${brand.officialHost}`;
const messages = loadMessageCatalogue(new URL("../../../build/messages/", import.meta.url));

const requestIn = (language: Language) =>
  ({
    language,
    publicOrigin: ORIGIN,
    translate: messages.translate(language),
    translateKey: messages.translateKey(language),
  }) as PageRequest;

describe("lists of the store", () => {
  let database: TestDatabase | undefined;
  let catalogue: CatalogueService;
  beforeAll(async () => {
    database = await engines[0]?.open();
    if (!database) throw new Error("no engine");
    await seed(database.db);
    catalogue = openCatalogue(database.db);
  });
  afterAll(() => database?.close());

  async function lists(language: Language) {
    const categories = (await catalogue.categories(language)).filter(({ type }) => type === 0).slice(1);
    const networks = (await catalogue.networks()).filter(({ isDeprecated }) => !isDeprecated);
    const found: { category: Category | null; network: Network | null }[] = [];
    for (const category of [null, ...categories]) {
      const counts = await catalogue.countsByNetwork(category?.id ?? 0);
      found.push({ category, network: null });
      for (const network of networks)
        if ((counts.get(network.key) ?? 0) >= MIN_INDEXED) found.push({ category, network });
    }
    return found.filter(({ category, network }) => category ?? network);
  }

  it.each(LANGUAGES)(
    "in %s each has a title, a description, a heading and an address of its own",
    async (language) => {
      const request = requestIn(language);
      const places = await Promise.all(
        (await lists(language)).map((list) => readPlace(catalogue, request, list)),
      );
      const heads = places.map((place) => frameOfPlace(request, place).head);
      expect(heads.length).toBeGreaterThan(150);
      for (const part of ["title", "description", "query"] as const)
        expect(new Set(heads.map((head) => head[part])).size, part).toBe(heads.length);
      expect(new Set(places.map((place) => headingOf(request, place)?.title)).size).toBe(heads.length);
      expect(heads.every(({ robots }) => robots === undefined)).toBe(true);
      for (const { title, description } of heads)
        expect(`${title}${description}`).not.toMatch(/[{}]|undefined/);
    },
  );
});

describe("a category on a network", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  const page = async (path: string): Promise<string> => (await site.get(path)).text();
  const LIST = "/en/dappstore?category_id=1&amp;category=DEX&amp;chain=eth";

  it("is in the sitemap, and its views all name one canonical address", async () => {
    expect(await page("/sitemaps/en.xml")).toContain(`${LIST}<`);
    for (const view of ["", "&sort=name", "&facts=audited", "&start=40", "&kind=dex&view=list"]) {
      const html = await page(`/en/dappstore?chain=eth&category_id=1${view}`);
      expect(html, view).toContain(`rel="canonical" href="${ORIGIN}${LIST}"`);
      expect(html).toContain(`<title>Exchanges on Ethereum: DApps · ${brand.name}</title>`);
    }
  });

  it("shows where it is, and says what it is about in its own words", async () => {
    const html = await page("/ru/dappstore?category_id=1&category=DEX&chain=eth");
    expect(html).toContain("Биржи в сети Ethereum</h1>");
    expect(html).toContain('href="/ru/dappstore?category_id=1&amp;category=DEX">Биржи</a>');
    expect(html).toContain('href="/ru/network/eth"');
    expect(html).toMatch(/"@type":"BreadcrumbList".*"name":"Ethereum"/);
  });

  it("is not indexed if it has hardly any DApps", async () => {
    const html = await page("/en/dappstore?category_id=9&category=games&chain=wax");
    expect(html).toContain('name="robots" content="noindex"');
  });

  it("is where the network's page leads for all its DApps", async () => {
    const list = "/en/dappstore?category_id=0&amp;category=all&amp;chain=trx";
    expect(await page("/en/network/trx")).toContain(`href="${list}"`);
    expect(await page("/sitemaps/en.xml")).toContain(`${list}<`);
  });
});
