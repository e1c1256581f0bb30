import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { PUBLIC_PAGES } from "#tests/fixtures/public-pages.ts";
import { factsOf, PAGE_PATHS, pageAt } from "#shell/navigation/page-table.ts";
import { speculationRules } from "./speculation-rules.ts";

const SITE = "https://site.example";

/** Whether a browser may prefetch a plain link to this path, by the patterns of the rules. */
function isFollowed(path: string): boolean {
  const matches = (pattern: string): boolean => new URLPattern(pattern, SITE).test(path, SITE);
  return speculationRules.prefetch.some(({ where: { and } }) =>
    and.every((part) => {
      if ("href_matches" in part) return part.href_matches?.some(matches);
      return part.not?.href_matches === undefined || !matches(part.not.href_matches);
    }),
  );
}

const isPersonal = (address: string): boolean => {
  const page = pageAt(new URL(address || "/", SITE).pathname);
  return page !== undefined && factsOf(page).isPersonal === true;
};

it.each(LANGUAGES)("public pages are prefetched in %s", (language) => {
  const pages = PUBLIC_PAGES.filter((path) => pageAt(new URL(path || "/", SITE).pathname));
  const followed = pages.filter((path) => isFollowed(`/${language}${path}`));
  expect(followed).toEqual(pages.filter((path) => !isPersonal(path)));
});

it("personal pages are not prefetched", () => {
  const personal = PAGE_PATHS.filter((path) => factsOf(path).isPersonal);
  expect(personal.length).toBeGreaterThan(5);
  for (const path of personal) {
    expect(isFollowed(`/en${path.replace(":token", "abc")}`), path).toBe(false);
    expect(isFollowed(`/en${path.replace(":token", "abc")}?token=1`), path).toBe(false);
  }
});

it.each([
  "/v1/news/list",
  "/api/receipts/abc",
  "/data/dapps.json",
  "/feeds/en/news.atom",
  "/openapi.json",
  "/share/en/about.png",
  "/brand/logos.zip",
  "/sitemap.xml",
  "/about",
  "/fr/about",
  "/en/about?theme=dark",
  "https://other.example/en/about",
])("%s is not a page to prefetch", (address) => {
  expect(isFollowed(address)).toBe(false);
});
