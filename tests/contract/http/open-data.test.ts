import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { tokenListSchema } from "./token-list-schema.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const read = async (path: string) => (await site.get(path)).json() as Promise<Record<string, unknown>>;

describe("open data", () => {
  it.each([
    ["/data/dapps.json", "application/json; charset=utf-8"],
    ["/data/networks.json", "application/json; charset=utf-8"],
    ["/data/tokens.json", "application/json; charset=utf-8"],
    ["/data/nfts.json", "application/json; charset=utf-8"],
    ["/feeds/th/dapps.atom", "application/atom+xml; charset=utf-8"],
    ["/feeds/zh-tw/dapps.json", "application/feed+json; charset=utf-8"],
  ])(
    "%s is readable by any site, is cached for a while, and is revalidated by its ETag",
    async (path, type) => {
      const answer = await site.get(path);
      await answer.text();
      const { headers } = answer;
      expect(answer.status).toBe(200);
      expect(headers.get("content-type")).toBe(type);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("cache-control")).toBe("public, max-age=300");
      const again = await site.get(path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      const head = await site.get(path, { method: "HEAD" });
      expect([head.status, head.headers.get("etag")]).toEqual([200, headers.get("etag")]);
    },
  );

  it("has an index that lists every document, its licence and its date", async () => {
    const { documents, license, updated } = (await read("/data/index.json")) as {
      documents: { url: string }[];
      license: unknown;
      updated: string;
    };
    expect(license).toMatchObject({ name: "MIT" });
    expect(Date.parse(updated)).toBeGreaterThan(0);
    for (const { url } of documents) {
      const { pathname } = new URL(url);
      expect((await site.get(pathname)).status, pathname).toBe(200);
    }
    expect(await read("/data/dapps.json")).toMatchObject({ license, updated });
  });

  it("has every listed DApp and every network, with absolute addresses", async () => {
    const { dapps } = (await read("/data/dapps.json")) as { dapps: Record<string, unknown>[] };
    expect(dapps.length).toBeGreaterThan(300);
    expect(dapps[0]).toMatchObject({
      hid: 1001,
      title: "Uniswap",
      page_url: `https://${brand.officialHost}/dappstore/detail?id=1001`,
      icon_url: `https://${brand.officialHost}/icons/dapp/1001.svg`,
      categories: ["DEX", "DeFi"],
      tp_connect: null,
    });
    expect(dapps[0]?.["desc"]).toHaveProperty("zh");
    const { networks } = (await read("/data/networks.json")) as { networks: unknown[] };
    expect(networks).toHaveLength(59);
  });

  it("has the tokens as a valid token list, at its first version", async () => {
    const list = tokenListSchema.parse(await read("/data/tokens.json"));
    expect(list.version).toEqual({ major: 1, minor: 0, patch: 0 });
    expect(list.tokens.length).toBeGreaterThan(100);
    expect(new Set(list.tokens.map((one) => `${one.chainId} ${one.address}`)).size).toBe(list.tokens.length);
  });

  it("has a feed of listings in every language, the last changed first", async () => {
    for (const language of LANGUAGES) {
      const feed = (await read(`/feeds/${language}/dapps.json`)) as {
        items: { date_modified: string; url: string }[];
      };
      const dates = feed.items.map((item) => item.date_modified);
      expect(dates).toHaveLength(50);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(feed.items[0]?.url).toContain(`https://${brand.officialHost}/${language}/dappstore/detail?id=`);
    }
  });

  it.each([
    "/feeds/xx/dapps.atom",
    "/feeds/en/dapps.xml",
    "/feeds/en/dapps.",
    "/data/nothing.json",
    "/feeds/%00/dapps.atom",
  ])("an unknown document is a 404: %s", async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});
