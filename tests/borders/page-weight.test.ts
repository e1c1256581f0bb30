// Looks at the files that were really built. Needs `npm run build`, which `npm test` sees to.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ENHANCEMENTS, ISLANDS } from "#pages/enhancements.ts";
import { MAX_ENTRY_BYTES, MAX_SCRIPT_BYTES, pageWeights } from "#tools/build/page-weights.ts";

const weights = pageWeights(resolve(import.meta.dirname, "../../build"));

test("a page without a part of its own loads no React", () => {
  const bare = weights.find(({ part }) => part === null);
  expect(bare?.bytes).toBeGreaterThan(1_000);
  expect(bare?.bytes).toBeLessThan(MAX_ENTRY_BYTES);
});

test("every part that a page can hold is weighed", () => {
  const parts = weights.flatMap(({ part }) => part ?? []);
  expect(parts.toSorted()).toEqual([...Object.keys(ENHANCEMENTS), ...Object.keys(ISLANDS)].toSorted());
});

test.each(weights)("a page with $part loads at most 105 KB of JavaScript first", ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});
