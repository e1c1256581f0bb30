/**
 * No search holds the main thread, whatever is typed: the work is bounded by its different words, not by its length.
 * Counted instead of timed, because a clock tells about the machine too; `bench -- search --hostile` times it.
 */
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BuiltSearch } from "#features/catalogue/server/search/build-index.ts";
import { findPlaces } from "#features/catalogue/server/search/find.ts";
import { Clauses } from "#lib/search/intents/clauses.ts";
import { NearWords } from "#lib/search/terms/near-terms.ts";
import { buildSeededSearch, seededDapps } from "#tests/search/catalogue.ts";
import { HOSTILE_QUERIES } from "#tests/search/hostile-queries.ts";

let built: BuiltSearch;
beforeAll(async () => {
  built = await buildSeededSearch(seededDapps());
});
afterEach(() => vi.restoreAllMocks());

const find = (text: string) => findPlaces(built, text, { start: 0, count: 20, within: [] });

/** How often all names are read for those with a mistake. */
function readsOfNames(text: string): number {
  const near = vi.spyOn(NearWords.prototype, "near");
  const beginnings = vi.spyOn(NearWords.prototype, "nearBeginnings");
  find(text);
  const reads = near.mock.calls.length + beginnings.mock.calls.length;
  vi.restoreAllMocks();
  return reads;
}

/** For one word: its own letters, its sound, and those of the other keyboards. */
const MOST_READS_OF_A_WORD = 8;

describe.each(Object.entries(HOSTILE_QUERIES))("%s", (_, text) => {
  it("reads all names a few times for each different word", () => {
    const words = new Set(text.trim().split(" ")).size;
    expect(readsOfNames(text)).toBeLessThanOrEqual((words + 1) * MOST_READS_OF_A_WORD);
  });

  it("keeps each word that it finds in a run once", () => {
    const match = vi.spyOn(Clauses.prototype, "match");
    find(text);
    const matches = match.mock.results.flatMap(({ value }) => [...(value as ReturnType<Clauses["match"]>)]);
    for (const [, { runs }] of matches) expect(runs).toEqual([...new Set(runs)]);
  });
});

it("a word that is typed twenty times is corrected once", () => {
  const once = readsOfNames("สรกน abc");
  expect(once).toBeGreaterThan(0);
  expect(readsOfNames("สรกน ".repeat(20))).toBeLessThanOrEqual(once);
});
