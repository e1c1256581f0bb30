/**
 * No query of the sets that came first is lost unnoticed. The shares in search-set.test.ts would let a change trade
 * one query for another; here the queries that miss are named. Who changes the ranking on purpose changes
 * tests/search/known-misses.txt with it, and a look at the difference shows what the change costs.
 */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { BuiltSearch } from "#features/catalogue/server/search/build-index.ts";
import { findPlaces } from "#features/catalogue/server/search/find.ts";
import { buildSeededSearch, seededDapps } from "#tests/search/catalogue.ts";
import { readLaterQueries, readQuerySet } from "#tests/search/query-set.ts";

const dapps = seededDapps();
const queries = [...readQuerySet(), ...readLaterQueries()];
const known = new Set(
  readFileSync(new URL("../../search/known-misses.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

describe("the search sets", () => {
  let built: BuiltSearch;
  beforeAll(async () => {
    built = await buildSeededSearch(dapps);
  });

  it.each([...new Set(queries.map(({ kind }) => kind))])("%s: only known queries miss", (kind) => {
    const missed = queries
      .filter((query) => query.kind === kind)
      .filter(({ text, fits }) => {
        const [first = -1] = findPlaces(built, text, { start: 0, count: 1, within: [] }).places;
        return !fits(dapps[first]) !== known.has(`${kind} | ${text}`);
      });
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
});
