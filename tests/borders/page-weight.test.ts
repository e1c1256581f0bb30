// Reads the built files. Needs `npm run build`, which `npm test` runs.
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localPath } from "#i18n/paths.ts";
import { ISLANDS } from "#pages/islands/registry.ts";
import { isOffered } from "#shell/navigation/offer.ts";
import { factsOf, PAGE_PATHS } from "#shell/navigation/page-table.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import {
  MAX_DOCUMENT_BYTES,
  MAX_SCRIPT_BYTES,
  MAX_STORE_BYTES,
  pageWeights,
} from "#tools/build/page-weights.ts";

const MAX_SHEETS = 7;
const MAX_SHEET_BYTES = 21_000;

const weights = pageWeights(resolve(import.meta.dirname, "../../build"));

test("a page that is only read loads at most 8.5 KB of JavaScript, so no React", () => {
  const bare = weights.find(({ part }) => part === null);
  expect(bare?.bytes).toBeGreaterThan(1_000);
  expect(bare?.bytes).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES);
});

test("every island is weighed", () => {
  const parts = weights.flatMap(({ part }) => part ?? []);
  expect(parts.toSorted()).toEqual(Object.keys(ISLANDS).toSorted());
});

test.each(weights)("a page with $part loads at most 105 KB of JavaScript first", ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

test("the store loads at most 95 KB of JavaScript once it is hydrated", () => {
  const store = weights.find(({ part }) => part === "store");
  expect(store?.bytes).toBeLessThanOrEqual(MAX_STORE_BYTES);
});

describe("style sheets", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  const sheetsOf = async (path: string): Promise<string[]> =>
    Array.from(
      (await (await site.get(path)).text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
      ([, href = ""]) => href,
    );

  test("a page that is only read loads two: one of the design system, one of its own", async () => {
    expect(await sheetsOf("/en/docs")).toEqual([
      expect.stringMatching(/\/styles-/),
      expect.stringMatching(/\/page-/),
    ]);
  });

  const TESTED = PAGE_PATHS.flatMap((path) => (factsOf(path).tested ?? [path]).slice(0, 1)).filter((path) =>
    isOffered(path),
  );
  test.each(TESTED)("%s loads seven at most, with 21 KB of brotli", async (path) => {
    const sheets = await sheetsOf(localPath("en", path));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length).toBeLessThanOrEqual(MAX_SHEETS);
    const bytes = await Promise.all(
      sheets.map(async (href) => brotliCompressSync(await (await site.get(href)).bytes()).length),
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MAX_SHEET_BYTES);
  });

  test.each(["/en", "/en/news", "/en/download/app", "/en/dappstore"])(
    "%s loads none of the forms or the receipt",
    async (path) => {
      expect((await sheetsOf(path)).filter((href) => /forms|receipt|donation/.test(href))).toEqual([]);
    },
  );

  test("parts that several pages share are in one, so home loads five at most", async () => {
    expect((await sheetsOf("/en/about")).map((href) => /\/([a-z]+)-/.exec(href)?.[1])).toEqual([
      "styles",
      "page",
      "parts",
    ]);
    expect((await sheetsOf("/en")).length).toBeLessThanOrEqual(5);
  });
});
