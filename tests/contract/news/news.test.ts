/** News on every engine: API calls, imports, exports and the seed. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ArticleInput } from "#features/news/article-schema.ts";
import { NEWS_KINDS } from "#features/news/model.ts";
import { newsApi } from "#features/news/server/api.ts";
import { exportNews, importNews } from "#features/news/server/intake.ts";
import { createNewsService } from "#features/news/server/service.ts";
import { createNewsStore } from "#features/news/server/store.ts";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { apiApp } from "#tests/fixtures/api-app.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { importFile } from "#tools/operator/rows/import-file.ts";
import { clock, NOW, seed } from "./seeded.ts";

interface Item {
  readonly hid: number;
  readonly title: string;
  readonly lang: string;
  readonly [field: string]: unknown;
}

const row = (hid: number, given: Partial<ArticleInput> = {}): ArticleInput => ({
  hid,
  kind: "guide",
  create_time: "2026-11-10T08:00:00Z",
  image: "pool",
  texts: { en: { title: `Article ${hid}`, summary: "Short.", content: "Long." } },
  ...given,
});

describe.each(engines)("news on $name", ({ open }) => {
  let test: TestDatabase;
  let app: OpenAPIHono;
  let folder: string;

  beforeAll(async () => {
    test = await open();
    app = apiApp((deps) => newsApi({ news: service(), ...deps }));
  });
  beforeEach(async () => {
    await test.db.deleteFrom("article").execute();
    await test.db.deleteFrom("seed").execute();
    await seed(test.db);
    folder = await mkdtemp(join(tmpdir(), "news-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  afterAll(() => test.close());

  const service = () => createNewsService({ store: createNewsStore(test.db) });

  async function call<Data = Item[] | null>(path: string, headers: Record<string, string> = {}) {
    const response = await app.request(path, { headers });
    return { status: response.status, ...((await response.json()) as { result: number; data: Data }) };
  }

  async function take(rows: unknown) {
    const file = join(folder, "news.json");
    await writeFile(file, JSON.stringify(rows));
    const versions = createDataVersions(test.db);
    return importFile(file, { write: () => undefined }, (source, onProgress) =>
      importNews({ db: test.db, clock, versions, onProgress }, source),
    );
  }

  const exported = () => Array.fromAsync(exportNews(createNewsStore(test.db)));
  const version = async () => (await createDataVersions(test.db).read()).get("news");

  it("starts with at least 24 articles over two years in six kinds, in all languages", async () => {
    const all = await exported();
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(NEWS_KINDS));
    for (const { texts } of all) expect(Object.keys(texts).toSorted()).toEqual(LANGUAGES.toSorted());
    const times = all.map(({ create_time }) => Date.parse(create_time));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(690 * 86_400_000);
  });

  it("list pages by 20, the newest first, until its data is null (§4)", async () => {
    const pages: Item[][] = [];
    for (let start = 0; ; start += 20) {
      const { status, result, data } = await call(`/v1/news/list?start=${start}&count=20&status=0&lang=en`);
      expect([status, result]).toEqual([200, 0]);
      if (data === null) break;
      pages.push(data);
    }
    const all = pages.flat();
    expect(pages[0]).toHaveLength(20);
    expect(new Set(all.map(({ hid }) => hid)).size).toBe(all.length);
    expect(all).toHaveLength((await exported()).length);
    const times = all.map(({ create_time }) => String(create_time));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it("an item has the spec's fields, with the day as MM-DD and the time as HH:mm", async () => {
    const { data } = await call<Item>("/v1/news/1003");
    expect(data).toMatchObject({
      hid: 1003,
      kind: "security",
      create_time: "2025-01-09T07:30:00.000Z",
      days: "01-09",
      times: "07:30",
      img_url: "/icons/art/beacon.svg",
      lang: "en",
    });
    expect(data["content"]).toContain("## ");
  });

  it.each([
    ["zh", "zh-Hans"],
    ["zh-Hans", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-tw", "zh-Hant"],
    ["ko", "ko"],
    ["xx", "en"],
    ["", "en"],
  ])("lang=%s gets %s, from the query or the header", async (lang, answered) => {
    expect((await call(`/v1/news/list?lang=${lang}`)).data?.[0]?.lang).toBe(answered);
    expect((await call<Item>("/v1/news/1003", { lang })).data.lang).toBe(answered);
  });

  it("only published articles are visible", async () => {
    await take([row(1, { status: 1 })]);
    expect((await call("/v1/news/list?status=1")).data).toBeNull();
    expect((await call("/v1/news/list?count=100")).data?.some(({ hid }) => hid === 1)).toBe(false);
    expect((await call("/v1/news/1")).status).toBe(404);
  });

  it("one kind can be requested alone", async () => {
    const { data } = await call("/v1/news/list?kind=security&count=100");
    expect(new Set(data?.map(({ kind }) => kind))).toEqual(new Set(["security"]));
  });

  it.each(["start=-1", "start=x", "count=0", "count=1.5", "status=a", "kind=gossip"])(
    "list refuses %s",
    async (query) => {
      expect((await call(`/v1/news/list?${query}`)).status).toBe(422);
    },
  );

  it.each(["4711", "abc", "-1", "1e3", "99999999999", "1003.5"])("there is no article %s", async (id) => {
    expect((await call(`/v1/news/${id}`)).status).toBe(404);
  });

  it("its calls are documented, with an example", () => {
    const { paths } = app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "x", version: "1" } });
    expect(Object.keys(paths ?? {})).toEqual(["/v1/news/list", "/v1/news/{id}"]);
    for (const item of Object.values(paths ?? {})) expect(JSON.stringify(item.get)).toContain('"example"');
  });

  const read = async (id: number, language: Language, store = createNewsStore(test.db)) => {
    const news = createNewsService({ store });
    return news.read({ id, language, newest: await news.newest() });
  };

  it("an article has its neighbours in the list, even at the same time, and related articles", async () => {
    await take([row(1), row(2), row(3)]);
    const middle = await read(2, "en");
    expect(middle.ok && [middle.value.older?.id, middle.value.newer?.id]).toEqual([1, 3]);
    const last = await read(3, "en");
    expect(last.ok && last.value.newer).toBeNull();
    expect(last.ok && last.value.related).toHaveLength(3);
    expect(await read(9, "en")).toEqual({ ok: false, code: "not_found" });
  });

  it("the article that shares most tags is the first of the related ones", async () => {
    await take([row(1, { tags: ["a", "b"] }), row(2, { tags: ["a"] }), row(3, { tags: ["a", "b"] })]);
    const reading = await read(1, "en");
    expect(reading.ok && reading.value.related.map(({ id }) => id).slice(0, 2)).toEqual([3, 2]);
  });

  const written = (title: string) => ({ title, summary: `${title}.`, content: `${title}, long.` });

  it.each([
    ["zh", "zh", "二"],
    ["zh-tw", "zh", "二"],
    ["ko", "en", "Two"],
  ] as const)(
    "a reader of %s gets an article in English and Chinese in %s as a whole (§2)",
    async (reader, language, title) => {
      await take([row(1, { texts: { en: written("Two"), zh: written("二") } })]);
      const reading = await read(1, reader);
      expect(reading.ok && reading.value.article).toMatchObject({
        ...written(title),
        language,
        languages: ["en", "zh"],
      });
    },
  );

  it("the texts of six articles at most are read for one, however many there are", async () => {
    await take(Array.from({ length: 30 }, (_, index) => row(index + 1)));
    const texts: unknown[] = [];
    const counted = test.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        texts.push(...result.rows.filter((one) => "text" in one || "details" in one));
        return result;
      },
    });
    await read(15, "en", createNewsStore(counted));
    expect(texts.length).toBeLessThanOrEqual(6);
  });

  it("an import adds and changes by id and reports the counts; a second one changes nothing", async () => {
    const before = await version();
    const changed = { ...(await exported())[0]!, kind: "release" as const };
    expect(await take([row(1), changed])).toEqual({ ok: true, rows: 2, added: 1, changed: 1 });
    expect(await version()).toBe(before! + 1);
    expect(await take([row(1), changed])).toEqual({ ok: true, rows: 2, added: 0, changed: 0 });
    expect(await version()).toBe(before! + 1);
    const { data } = await call<Item>(`/v1/news/${changed.hid}`);
    expect(data).toMatchObject({ kind: "release", update_time: NOW.toISOString() });
  });

  it("an import with bad rows changes nothing and names each, with its reason", async () => {
    const before = await exported();
    const result = await take([
      row(1),
      { ...row(2), kind: "gossip", extra: 1 },
      row(3, { create_time: "yesterday", texts: { en: { title: "", summary: "x", content: "x" } } }),
      row(1),
      { ...row(5), texts: { en: row(5).texts.en, zh: { title: "只有标题" } } },
    ]);
    expect(result.ok).toBe(false);
    const rows = result.ok ? [] : result.problems.map(({ row: number, reason }) => `${number} ${reason}`);
    expect(rows).toEqual([
      expect.stringMatching(/^2 kind must be one of release, /),
      "2 extra is no field that is known here",
      "3 create_time is no time such as 2026-01-31T08:00:00Z",
      "3 texts.en.title must not be empty",
      "4 hid is the same as in row 1",
      "5 texts.zh.summary is missing",
      "5 texts.zh.content is missing",
    ]);
    expect(await exported()).toEqual(before);
  });

  it("an export can be imported unchanged", async () => {
    const all = await exported();
    await test.db.deleteFrom("article").execute();
    expect(await take(all)).toMatchObject({ ok: true, added: all.length });
    expect(await exported()).toEqual(all);
  });

  it("the seed changes its own articles, takes down what left it, and keeps an operator's", async () => {
    const rows = await exported();
    await take([{ ...rows[0]!, kind: "campaign" }]);
    await writeFile(join(folder, "news.json"), JSON.stringify([rows[0], { ...rows[1]!, kind: "release" }]));
    expect(await seed(test.db, folder)).toBe("applied");
    expect(await seed(test.db, folder)).toBe("unchanged");
    const { data } = await call("/v1/news/list?count=100");
    expect(data?.map(({ hid, kind }) => [hid, kind]).toSorted()).toEqual([
      [rows[0]!.hid, "campaign"],
      [rows[1]!.hid, "release"],
    ]);
  });
});
