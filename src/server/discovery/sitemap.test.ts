import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { BLOCK_SIZE, readSitemapName, sitemapIndex, sitemapPieces, type SitemapEntry } from "./sitemap.ts";

const origin = "https://site.example";
const day = new Date("2026-11-15T00:00:00Z");

async function* pagesOf(...pages: SitemapEntry[][]): AsyncGenerator<SitemapEntry[], void, undefined> {
  yield* pages;
}

it("the index lists a file of pages and the files of DApps for each language", () => {
  const text = sitemapIndex(origin, [
    { kind: "dapps", number: 0 },
    { kind: "tokens", number: 3 },
  ]);
  expect(text.match(/<sitemap>/g)).toHaveLength(3 * LANGUAGES.length);
  expect(text).toContain("<sitemap><loc>https://site.example/sitemaps/zh-tw.xml</loc></sitemap>");
  expect(text).toContain("<sitemap><loc>https://site.example/sitemaps/zh-tw-tokens-3.xml</loc></sitemap>");
});

it("a file lists its pages, parameters escaped, with the day of the last change if it is known", async () => {
  const detail = { path: "/dappstore/detail?id=7&a=b", changedAt: day };
  const text = (await Array.fromAsync(sitemapPieces(origin, "ko", pagesOf([{ path: "/" }], [detail])))).join(
    "",
  );
  expect(text).toContain("<url><loc>https://site.example/ko</loc></url>");
  expect(text).toContain(
    "<loc>https://site.example/ko/dappstore/detail?id=7&amp;a=b</loc><lastmod>2026-11-15T00:00:00.000Z</lastmod>",
  );
});

it("no file can have more than the 50,000 addresses that the protocol allows", () => {
  expect(BLOCK_SIZE).toBeLessThanOrEqual(50_000);
});

it.each([
  ["en.xml", { language: "en", block: null }],
  ["zh-tw-dapps-12.xml", { language: "zh-tw", block: { kind: "dapps", number: 12 } }],
  ["en-nfts-0.xml", { language: "en", block: { kind: "nfts", number: 0 } }],
  ["en-news-0.xml", null],
  ["fil.xml", { language: "fil", block: null }],
  ["xx.xml", null],
  ["en-dapps-.xml", null],
  ["en-dapps-1234567.xml", null],
  ["en-dapps-1e3.xml", null],
])("%s is read as %o", (name, file) => {
  expect(readSitemapName(name)).toEqual(file);
});
