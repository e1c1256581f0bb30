import { array, assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { finished } from "#tests/search/text-index.ts";
import { NearWords } from "./near-terms.ts";

const nearWords = (words: readonly string[]): NearWords => finished(NearWords.of(words));

/** The textbook algorithm, for comparison. */
function edits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) =>
      row === 0 ? column : row + (column === 0 ? 0 : 99),
    ),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? 99;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + change,
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      (table[row] as number[])[column] = least;
    }
  }
  return at(a.length, b.length);
}

const letters = string({ unit: constantFrom("a", "b", "c", "д"), minLength: 4, maxLength: 12 });

describe("words near a query", () => {
  it("are exactly those within the number of edits", () => {
    assert(
      property(
        array(letters, { maxLength: 30 }),
        letters,
        constantFrom(1 as const, 2 as const),
        (words, query, max) => {
          const found = nearWords(words).near(query, max);
          const expected = words.flatMap((word, at) =>
            edits(query, word) <= max ? [{ at, edits: edits(query, word) }] : [],
          );
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("by prefix are exactly those with a prefix one edit away", () => {
    assert(
      property(array(letters, { maxLength: 30 }), letters, (words, query) => {
        const found = nearWords(words)
          .nearBeginnings(query)
          .map(({ at }) => at);
        const isNear = (word: string): boolean =>
          word.length >= query.length &&
          Array.from({ length: word.length + 1 }, (_, end) => edits(query, word.slice(0, end))).some(
            (one) => one <= 1,
          );
        expect(found).toEqual(words.flatMap((word, at) => (isNear(word) ? [at] : [])));
      }),
      { numRuns: 300 },
    );
  });

  it("are not searched among very short words and addresses", () => {
    expect(nearWords(["eth", "x".repeat(42)]).near("weth", 1)).toEqual([]);
  });

  it("are filed in several steps, so that the event loop can turn in between", () => {
    const words = Array.from({ length: 120_000 }, (_, at) => `word${at}`);
    const steps = NearWords.of(words);
    let yields = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) yields += 1;
    expect(yields).toBeGreaterThan(4);
    expect(step.value.near("word119998x", 1).map(({ at }) => words[at])).toEqual(["word119998"]);
  });
});
