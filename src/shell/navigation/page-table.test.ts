import { globSync } from "node:fs";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { factsOf, PAGE_PATHS, pageAt } from "./page-table.ts";

const folders = (paths: readonly string[]): string[] =>
  paths.map((path) => path.replace("src/pages/", "").replace("/page.tsx", ""));

it("every folder with a page is in the table, and every row has its folder", () => {
  const built = folders(globSync("src/pages/**/page.tsx").map((path) => path.replaceAll("\\", "/")));
  const named = new Set(PAGE_PATHS.map((path) => factsOf(path).folder));
  // The not-found page has no path.
  expect(built.filter((folder) => folder !== "not-found").toSorted()).toEqual([...named].toSorted());
});

it("every indexed page except home has a name for breadcrumbs", () => {
  const unnamed = PAGE_PATHS.filter((path) => factsOf(path).inSitemap && !factsOf(path).name);
  expect(unnamed).toEqual(["/"]);
});

it("tests open every page, unless it shares its text with another page, needs a token, or only some brands have it", () => {
  const untested = PAGE_PATHS.filter((path) => factsOf(path).tested?.length === 0);
  for (const path of untested) expect(path).toMatch(/^\/(?:receipt|nft\/|policy\/|(?:privacy|risk|terms)-)/);
});

it.each(PAGE_PATHS)("the addresses at which tests open %s lead there", (path) => {
  for (const address of factsOf(path).tested ?? [path])
    expect(pageAt(new URL(address, "https://site.example").pathname)).toBe(path);
});

describe("the page at a path", () => {
  it("is matched as the router matches it", () => {
    const routes = PAGE_PATHS.map((path) => ({ id: path, path }));
    for (const path of ["/", "/news", "/news/1003", "/receipt/a.b", "/receipt-link", "/dappstore/detail"])
      expect(pageAt(path), path).toBe(matchRoutes(routes, path)?.at(-1)?.route.id);
  });

  it.each(["", "/nowhere", "/news/", "/news/1/2", "/demo", "/about/", "/submit", "/receipt-link/x"])(
    "%o has none",
    (path) => expect(pageAt(path)).toBeUndefined(),
  );
});
