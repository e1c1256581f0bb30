/** Every call of the catalogue on every engine: its response, and how it handles bad parameters. */
import type { OpenAPIHono } from "@hono/zod-openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_COUNT } from "#features/catalogue/model.ts";
import { catalogueApi } from "#features/catalogue/server/api.ts";
import { FAILURES } from "#platform/api/failures.ts";
import { apiApp } from "#tests/fixtures/api-app.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openCatalogue, seed } from "./seeded.ts";

interface Item {
  readonly hid: number;
  readonly title: string;
  readonly [field: string]: unknown;
}

interface Answer<Data = Item[]> {
  readonly status: number;
  readonly result: number;
  readonly data: Data;
}

describe.each(engines)("the catalogue's calls on $name", ({ open }) => {
  let test: TestDatabase;
  let app: OpenAPIHono;

  beforeAll(async () => {
    test = await open();
    await seed(test.db);
    app = apiApp((deps) => catalogueApi({ catalogue: openCatalogue(test.db), ...deps }));
  });
  afterAll(() => test.close());

  async function call<Data = Item[]>(path: string, init?: RequestInit): Promise<Answer<Data>> {
    const response = await app.request(path, init);
    return { status: response.status, ...((await response.json()) as { result: number; data: Data }) };
  }

  const titles = async (path: string, init?: RequestInit): Promise<string[]> =>
    (await call(path, init)).data.map(({ title }) => title);

  const post = (body: unknown): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

  it("block_chain/list has 59 networks, dead ones flagged, the chain id as JSON text", async () => {
    const { status, result, data } = await call("/v1/block_chain/list?lang=en&version=1&os=web");
    expect([status, result, data.length]).toEqual([200, 0, 59]);
    const ethereum = data.find(({ key }) => key === "eth");
    expect(ethereum).toMatchObject({
      hid: 1,
      title: "Ethereum",
      ns: "ethereum",
      symbol: "ETH",
      deprecated: false,
      icon_url: "/icons/network/eth.svg",
    });
    for (const { metadata } of data) {
      expect(typeof (JSON.parse(String(metadata)) as { chain_id: unknown }).chain_id).toBe("string");
    }
    expect(JSON.parse(String(ethereum?.["metadata"]))).toMatchObject({ chain_id: "1" });
    expect(data.filter(({ deprecated }) => deprecated)).toHaveLength(9);
  });

  it("ns_token_protocol_list_map has groups of entries, each with its key", async () => {
    const { data } = await call<Record<string, { key: string; type: string }[]>>(
      "/v1/token/ns_token_protocol_list_map",
    );
    expect(data["ethereum"]?.[0]).toMatchObject({ key: "ERC20", type: "token" });
    expect(Object.keys(data)).toEqual(expect.arrayContaining(["tron", "solana", "polkadot", "eosio"]));
    for (const entry of Object.values(data).flat()) expect(entry.key).not.toBe("");
  });

  it.each(["/v1/application/category_list", "/v1/category/list"])(
    "%s has types that clients ignore",
    async (path) => {
      const { data } = await call(path, { headers: { lang: "zh", os: "web", appver: "1" } });
      expect(data[0]).toMatchObject({ hid: 99_998, title: "热门", m_index: 0, category_type: 0 });
      const shown = data.filter(({ category_type }) => category_type === 0);
      expect(shown).toHaveLength(15);
      expect(data.length).toBeGreaterThan(shown.length);
      const order = shown.map(({ m_index }) => Number(m_index));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    },
  );

  it.each(["/v1/application/category_dapplist", "/v1/application/list"])(
    "%s pages through a category",
    async (path) => {
      const whole = await titles(`${path}?category_id=1&count=500&version=10.0.0&status=0&start=0&key=`);
      const paged: string[] = [];
      for (let start = 0; start < 500; start += 40)
        paged.push(...(await titles(`${path}?category_id=1&start=${start}&count=40`)));
      expect(paged).toEqual(whole);
      expect(whole[0]).toBe("Uniswap");
      expect(await titles(`${path}?category_id=1&start=5000&count=40`)).toEqual([]);
    },
  );

  it("category_dapplist has only http addresses, and every field of a DApp", async () => {
    const { data } = await call("/v1/application/category_dapplist?count=500");
    expect(data.length).toBeGreaterThan(220);
    for (const { url } of data) expect(url).toMatch(/^https?:\/\//);
    expect(data[0]).toMatchObject({
      hid: 1001,
      title: "Uniswap",
      icon_url: "/icons/dapp/1001.svg",
      category_ids: [1, 14],
      tokens: ["UNI"],
      tp_connect: null,
      create_time: "2026-11-20T12:00:00.000Z",
    });
    expect(data[0]?.["chains"]).toContain("eth");
    expect(data[0]?.["audits"]).toContainEqual(expect.objectContaining({ firm: "Trail of Bits" }));
  });

  it("category_dapplist sorts and filters as the store's pages do", async () => {
    const path = "/v1/application/category_dapplist?count=500";
    const audited = await titles(`${path}&facts=audited`);
    expect(audited.length).toBeGreaterThan(0);
    expect(audited.length).toBeLessThan((await titles(path)).length);
    const both = await titles(`${path}&facts=audited,mobile&kind=dex&sort=name`);
    expect(both).toEqual(both.toSorted(new Intl.Collator("en", { numeric: true }).compare));
    expect(both.every((title) => audited.includes(title))).toBe(true);
    // Nobody has said of a seeded DApp that it has no token.
    expect(await titles(`${path}&facts=tokenless`)).toEqual([]);
    expect(await titles("/v1/application/search?key=uniswap&facts=audited")).toContain("Uniswap");
    for (const wrong of ["facts=nice", "kind=nice", "sort=nice"])
      expect((await call(`${path}&${wrong}`)).result).not.toBe(0);
  });

  it("category_dapplist accepts a network by key or hid, a key and Hot", async () => {
    const byKey = await titles("/v1/application/category_dapplist?chain=trx");
    expect(byKey[0]).toBe("SUN.io");
    expect(await titles("/v1/application/category_dapplist?chain=10")).toEqual(byKey);
    expect(await titles("/v1/application/category_dapplist?category_id=99998&count=500")).toHaveLength(100);
    expect((await titles("/v1/application/category_dapplist?key=uniswp&category_id=1"))[0]).toBe("Uniswap");
    expect(await titles("/v1/application/category_dapplist?key=uniswap&chain=trx")).not.toContain("Uniswap");
  });

  it("search finds a typo, a single Chinese character and a fragment of Thai", async () => {
    const search = (key: string) => titles(`/v1/application/search?key=${encodeURIComponent(key)}`);
    expect((await search("uniswp"))[0]).toBe("Uniswap");
    expect(await search("龙")).toEqual(["DragonSwap"]);
    expect((await search("นิสว"))[0]).toBe("Uniswap");
    expect((await search("кредитование")).length).toBeGreaterThan(4);
    expect(await search("")).toEqual([]);
    expect(await titles("/v1/application/search")).toEqual([]);
    expect(await titles("/v1/application/search?key=bridge&chain=trx&start=1&count=2")).toHaveLength(2);
  });

  it("search reads the first 100 characters of a longer text, as the page does", async () => {
    const search = (key: string) => titles(`/v1/application/search?key=${encodeURIComponent(key)}`);
    const found = await search("uniswap");
    expect(found[0]).toBe("Uniswap");
    expect(await search(`uniswap${" ".repeat(93)}${"curve ".repeat(1_000)}`)).toEqual(found);
    expect(await search(`uniswap${" ".repeat(92)}${"a".repeat(9_000)}`)).not.toEqual([]);
  });

  it("hot_list, home_section_list and section_more fill the front page", async () => {
    expect((await call("/v1/application/hot_list")).data[0]).toEqual({ hid: 701, title: "Uniswap" });
    const { data } = await call("/v1/application/home_section_list?count=4", { headers: { lang: "ja" } });
    expect(data[0]).toMatchObject({ hid: 301, title: "編集部のピックアップ", type: "list" });
    for (const { list } of data) expect(list).toHaveLength(4);
    expect(await titles("/v1/application/section_more?section_id=301&start=4&count=5")).toHaveLength(5);
    expect(await titles("/v1/application/section_more?section_id=12345")).toEqual([]);
  });

  it("listbyids_new keeps the requested order and omits what is gone", async () => {
    expect(await titles("/v1/application/listbyids_new?ids=1053,%201001,77,9999999999")).toEqual([
      "Aave",
      "Uniswap",
    ]);
    expect(await titles("/v1/application/listbyids_new?ids=")).toEqual([]);
  });

  it.each(["/v1/banner/superlist", "/v1/banner/list"])(
    "%s has what is current, with and without http",
    async (path) => {
      const { data } = await call(`${path}?lang=zh&start=0&count=10&status=0`);
      expect(data[0]).toMatchObject({
        hid: 301,
        title: "安装之前，先核对安装包",
        img_url: "/icons/art/depth.svg",
      });
      const addresses = data.map(({ object }) => (object as { url: string }).url);
      expect(addresses.filter((url) => url.includes("http")).length).toBeGreaterThan(2);
      expect(addresses.some((url) => !url.includes("http"))).toBe(true);
      expect((await call(`${path}?status=1`)).data).toEqual([]);
    },
  );

  it("activity/list keeps past activities; ad/list is null after the end", async () => {
    const activities = (await call("/v1/activity/list?start=0&count=500")).data;
    expect(activities).toHaveLength(8);
    expect((await call("/v1/activity/list")).data).toEqual(activities.slice(0, 5));
    expect((await call("/v1/ad/list")).data[0]).toMatchObject({ hid: 501 });
    expect(await call<null>("/v1/ad/list?start=40")).toMatchObject({ status: 200, result: 0, data: null });
  });

  it("market_optional knows tokens but no price", async () => {
    const address = "0x1f9840a85d5af5bf1d1762f925bdaddc4201f984";
    const tokens = [
      { ns: "ethereum", chain_id: 1, address },
      { ns: "ethereum", chain_id: "1", address: "0xnothing" },
      { ns: "nowhere", chain_id: "1", address },
    ];
    const { status, data } = await call("/v1/swap_market/market_optional", post({ tokens }));
    expect(status).toBe(200);
    expect(data).toEqual([
      expect.objectContaining({ symbol: "UNI", name: "Uniswap", decimals: 18, price: null, chain_id: "1" }),
    ]);
  });

  it.each([
    ["zh", "以太坊等网络"],
    ["zh-Hans", "以太坊等网络"],
    ["zh-CN", "以太坊等网络"],
    ["zh-Hant", "在 Ethereum 與其他 EVM 網路上"],
    ["zh-TW", "在 Ethereum 與其他 EVM 網路上"],
    ["th", "สวอปโทเคน"],
    ["ru-RU", "Обмен токенов"],
    ["fr", "Swap tokens"],
    ["", "Swap tokens"],
    ["%00%ff", "Swap tokens"],
  ])("lang=%s gets its language, or else English", async (lang, beginning) => {
    const { data } = await call(`/v1/application/listbyids_new?ids=1001&lang=${lang}`);
    expect(String(data[0]?.["desc"]).startsWith(beginning)).toBe(true);
  });

  it.each([
    "start=-1",
    "start=x",
    "start=1e3",
    "start=1.5",
    "count=0",
    "count=-40",
    "count=abc",
    "category_id=x",
    "category_id=-1",
    `chain=${"a".repeat(50)}`,
  ])("lists refuse %s with a code", async (query) => {
    const { status, result } = await call(`/v1/application/category_dapplist?${query}`);
    expect([status, result]).toEqual([FAILURES.validation.status, FAILURES.validation.result]);
  });

  it.each([
    "count=999999",
    "start=999999999",
    "category_id=4711",
    "category_id=99999999999",
    "chain=nowhere",
    "chain=%00",
    "key=%00%01%7f",
    "key=%F0%9F%92%A9",
    "key=%ff%fe",
    "unknown=1&lang=xx&status=9",
  ])("lists answer %s as documented", async (query) => {
    const { status, result, data } = await call(`/v1/application/category_dapplist?${query}`);
    expect([status, result]).toEqual([200, 0]);
    expect(data.length).toBeLessThanOrEqual(MAX_COUNT);
  });

  it.each([
    "ids=a",
    "ids=1,,2",
    "ids=1;2",
    "ids=-1",
    `ids=${Array.from({ length: 300 }, () => "1").join(",")}`,
    "nothing=1",
  ])("listbyids_new refuses %s", async (query) => {
    expect((await call(`/v1/application/listbyids_new?${query}`)).status).toBe(FAILURES.validation.status);
  });

  it.each([
    ["{", FAILURES.invalid_json.status],
    [{}, FAILURES.validation.status],
    [{ tokens: "x" }, FAILURES.validation.status],
    [{ tokens: Array.from({ length: 101 }, () => ({ ns: "a", chain_id: "1", address: "b" })) }, 422],
    [{ tokens: [{ ns: "ethereum", chain_id: "1", address: "a\u0000b" }] }, 422],
    [{ tokens: [] }, 200],
  ])("market_optional responds to %j with %i", async (body, status) => {
    expect((await call("/v1/swap_market/market_optional", post(body))).status).toBe(status);
  });

  it("are all documented, with a summary, a description and an example", () => {
    const { paths } = app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "x", version: "1" } });
    const calls = Object.entries(paths ?? {}).flatMap(([path, item]) =>
      Object.values(item).map((operation) => ({ path, operation: operation as Record<string, unknown> })),
    );
    expect(calls).toHaveLength(16);
    for (const { path, operation } of calls) {
      expect([path, typeof operation["summary"], typeof operation["description"]]).toEqual([
        path,
        "string",
        "string",
      ]);
      const answers = operation["responses"] as Record<
        string,
        { content: Record<string, { schema: unknown }> }
      >;
      expect(JSON.stringify(answers["200"]?.content["application/json"]?.schema)).toContain('"example"');
    }
    const list = JSON.stringify(paths?.["/v1/application/category_dapplist"]);
    expect(list).toContain('"type":"integer"');
  });
});
