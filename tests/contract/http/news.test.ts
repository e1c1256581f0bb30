import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe("the feeds of the news", () => {
  it.each([
    ["atom", "application/atom+xml; charset=utf-8", 'xml:lang="zh-Hans"'],
    ["rss", "application/rss+xml; charset=utf-8", "<language>zh-Hans</language>"],
    ["json", "application/feed+json; charset=utf-8", '"language":"zh-Hans"'],
  ])("%s has its type, its language, its texts and an ETag", async (format, type, language) => {
    const answer = await site.get(`/feeds/zh/news.${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const text = await answer.text();
    expect(text).toContain(language);
    expect(text).toContain("假客服常说的六句话");
    expect(text).toContain(`https://${brand.officialHost}/zh/news/1003`);
    const etag = answer.headers.get("etag") ?? "";
    const again = await site.get(`/feeds/zh/news.${format}`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  it.each(["/feeds/xx/news.atom", "/feeds/en/news.csv", "/feeds/en/news"])("there is no %s", async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});

describe("the pages of the news", () => {
  it.each([
    "/en/news?start=20000",
    "/en/news?start=-1",
    "/en/news?start=x",
    "/en/news?kind=gossip",
    "/en/news/4711",
    "/en/news/abc",
    "/en/news/0",
    "/en/news/1003x",
    "/en/news/99999999999",
  ])("%s is not found", async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("This page could not be found.");
  });

  it("announce the feeds, and are in the reader's language", async () => {
    const page = await (await site.get("/ko/news/1003")).text();
    expect(page).toContain('href="/feeds/ko/news.rss"');
    expect(page).not.toContain("Fake support");
    expect(page).not.toMatch(/<h1[^>]* lang=/);
  });

  it("show banners, activities and ads as data, and only those with a web address", async () => {
    const page = await (await site.get("/en/news")).text();
    expect(page).toContain("Advertisement");
    expect(page).toContain(`${brand.programme} winter intake: thirty places`);
    expect(page).not.toContain(`${brand.id}://`);
  });
});

it("the pictures that the API names exist", async () => {
  const { data } = (await (await site.get("/v1/news/list?count=100")).json()) as {
    data: { img_url: string }[];
  };
  for (const path of new Set(data.map(({ img_url }) => img_url))) {
    const answer = await site.get(path);
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/svg+xml"]);
  }
});
