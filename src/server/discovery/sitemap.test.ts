import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

const origin = "https://site.example";
const day = new Date("2026-11-15T00:00:00Z");

it("the index names a file for each language and when it changed", () => {
  const text = sitemapIndex(origin, day);
  expect(text.match(/<sitemap>/g)).toHaveLength(LANGUAGES.length);
  expect(text).toContain(
    "<sitemap><loc>https://site.example/sitemaps/zh-tw.xml</loc><lastmod>2026-11-15T00:00:00.000Z</lastmod></sitemap>",
  );
});

it("a language's file names its pages, parameters escaped, with the day of the last change where it is known", () => {
  const text = sitemap(origin, "ko", [{ path: "/" }, { path: "/dappstore/detail?id=7&a=b", changedAt: day }]);
  expect(text).toContain("<url><loc>https://site.example/ko</loc></url>");
  expect(text).toContain(
    "<loc>https://site.example/ko/dappstore/detail?id=7&amp;a=b</loc><lastmod>2026-11-15T00:00:00.000Z</lastmod>",
  );
});
