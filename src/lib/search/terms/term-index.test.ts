import { expect, it } from "vitest";
import {
  ALIAS_WORD,
  BITS,
  GRAM,
  NAME_LENGTHS,
  NAME_WHOLE,
  NAME_WORD,
  SOUND_KEY,
  TEXT,
} from "#lib/search/fields.ts";
import { Tally } from "#lib/search/tally.ts";
import { TermIndexBuilder, type TermIndex } from "./term-index.ts";

type Terms = Readonly<Record<string, number>>;

function built(documents: readonly (readonly [terms: Terms, nameWords: number])[]): TermIndex {
  const builder = new TermIndexBuilder();
  documents.forEach(([terms, words], at) => builder.add(at, new Map(Object.entries(terms)), words));
  const steps = builder.finish();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const INDEX = built([
  [{ curve: NAME_WHOLE | NAME_WORD, stable: TEXT }, 1],
  [{ curveball: NAME_WHOLE, stable: NAME_WORD, [`${GRAM}curve`]: NAME_WORD }, 2],
  [{ b: TEXT, stable: TEXT, [`${SOUND_KEY}curve`]: NAME_WHOLE }, 0],
  [{ long: NAME_WORD }, 9],
]);

it("terms are found exactly, and by their beginning", () => {
  const texts = ([from, to]: readonly [number, number]): string[] =>
    Array.from({ length: to - from }, (_, at) => INDEX.textAt(from + at));
  expect(INDEX.textAt(INDEX.find("curve") ?? -1)).toBe("curve");
  expect(INDEX.find("curv")).toBeNull();
  expect(INDEX.find("zzz")).toBeNull();
  expect(texts(INDEX.range("curve"))).toEqual(["curve", "curveball"]);
  expect(texts(INDEX.range("b"))).toEqual(["b"]);
  expect(texts(INDEX.range("x"))).toEqual([]);
  expect(INDEX.textAt(999)).toBe("");
});

it("a term knows its documents and fields", () => {
  const term = INDEX.find("stable") ?? -1;
  expect(INDEX.frequency(term)).toBe(3);
  expect(INDEX.fieldsOf(term)).toBe(TEXT | NAME_WORD);
  expect(INDEX.placesOf(term)).toEqual([0, 1, 2]);
  expect(INDEX.placesOf(term, NAME_WORD)).toEqual([1]);
  expect(INDEX.placesOf(term, ALIAS_WORD)).toEqual([]);
  expect(INDEX.frequency(...INDEX.range("curve"))).toBe(2);
});

it("a range has a name if any of its terms names a document", () => {
  expect(INDEX.hasName(...INDEX.range("cur"))).toBe(true);
  expect(INDEX.hasName(...INDEX.range("b"))).toBe(false);
  expect(INDEX.hasName(...INDEX.range("x"))).toBe(false);
});

it("documents get the quality of the field and of their name's length, and keep a better one", () => {
  const table = new Uint8Array(NAME_LENGTHS << BITS);
  table[TEXT] = 5;
  table[(1 << BITS) | NAME_WORD] = 9;
  table[((NAME_LENGTHS - 1) << BITS) | NAME_WORD] = 3;
  const tally = new Tally(4);
  tally.raise(2, 7);
  const raise = (text: string): void => INDEX.raise(tally, ...INDEX.range(text), table);
  raise("stable");
  raise("long");
  expect([...tally.values]).toEqual([5, 9, 7, 3]);
  expect([...tally.touched.subarray(0, tally.count)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  raise("stable");
  expect(tally.count).toBe(4);
});

it("names are found with a mistake; texts, n-grams and sounds are not", () => {
  const near = (text: string): string[] => INDEX.near.near(text, 1).map(({ at }) => INDEX.textAt(at));
  expect(near("curvo")).toEqual(["curve"]);
  expect(near("stablo")).toEqual(["stable"]);
  expect(INDEX.nearSounds.near(`${SOUND_KEY}curvo`, 1).map(({ at }) => INDEX.textAt(at))).toEqual([
    `${SOUND_KEY}curve`,
  ]);
  expect(built([[{ textual: TEXT }, 1]]).near.near("textuol", 1)).toEqual([]);
});

it("thousands of terms with the same beginning are in order, in several steps", () => {
  const names = Array.from({ length: 2_500 }, (_, at) => `ab${((at * 7_919) % 2_500).toString(36)}`);
  const builder = new TermIndexBuilder();
  builder.add(0, new Map(names.map((name) => [name, NAME_WORD])), 1);
  const steps = builder.finish();
  let turns = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) turns += 1;
  expect(turns).toBeGreaterThan(10);
  const index = step.value;
  for (const name of names) expect(index.textAt(index.find(name) ?? -1)).toBe(name);
  expect(index.range("ab")).toEqual([0, 2_500]);
});
