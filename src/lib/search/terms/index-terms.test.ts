import { expect, it } from "vitest";
import {
  ALIAS_WHOLE,
  ALIAS_WORD,
  BEGINNING,
  BEST,
  BITS,
  CODE,
  EXACT,
  GRAM,
  NAME_LENGTHS,
  NAME_WHOLE,
  NAME_WORD,
  qualities,
  SOUND,
  SOUND_KEY,
  SOUND_OF,
  TEXT,
} from "#lib/search/fields.ts";
import { indexTerms, type DocumentText } from "./index-terms.ts";

const NONE: DocumentText = { name: "", codes: [], aliases: [], wholes: [], words: [], texts: [] };
/** Without the keys of sounds. */
const termsOf = (given: Partial<DocumentText>): Record<string, number> =>
  Object.fromEntries(
    [...indexTerms({ ...NONE, ...given }).terms].filter(([term]) => !term.startsWith(SOUND_KEY)),
  );

it("a name counts as a whole, by its words, and by its parts in capitals", () => {
  expect(termsOf({ name: "PancakeSwap V2" })).toEqual({
    pancakeswapv2: NAME_WHOLE,
    pancakeswap: NAME_WORD,
    v2: NAME_WORD,
    pancake: NAME_WORD,
    swap: NAME_WORD,
  });
  expect(termsOf({ name: "dYdX L2BEAT" })).toMatchObject({ beat: NAME_WORD, dydx: NAME_WORD });
  expect(indexTerms({ ...NONE, name: "Magic Eden" }).nameWords).toBe(2);
});

it("a name of one word is both, and an empty one has no terms", () => {
  expect(termsOf({ name: "Curve" })).toEqual({ curve: NAME_WHOLE | NAME_WORD });
  expect(termsOf({ name: "", codes: ["$"], aliases: ["!"], texts: ["…"] })).toEqual({});
});

it("runs without spaces are indexed by their characters and pairs", () => {
  expect(termsOf({ name: "跨链桥" })).toMatchObject({
    跨链桥: NAME_WHOLE,
    [`${GRAM}跨`]: NAME_WORD,
    [`${GRAM}跨链`]: NAME_WORD,
    [`${GRAM}链桥`]: NAME_WORD,
  });
  expect(termsOf({ aliases: ["薄饼"] })).toMatchObject({ 薄饼: ALIAS_WHOLE, [`${GRAM}薄饼`]: ALIAS_WORD });
});

it("a code is one term, whatever signs are in it", () => {
  expect(termsOf({ codes: ["$UNI-V2"] })).toEqual({ univ2: CODE });
});

it("what is known as a whole has no words of its own", () => {
  expect(termsOf({ wholes: ["sky.money"] })).toEqual({ skymoney: ALIAS_WHOLE });
});

it("the words of a nickname count if it has several", () => {
  expect(termsOf({ aliases: ["unicorn"] })).toEqual({ unicorn: ALIAS_WHOLE });
  expect(termsOf({ aliases: ["the unicorn"] })).toEqual({
    theunicorn: ALIAS_WHOLE,
    the: ALIAS_WORD,
    unicorn: ALIAS_WORD,
  });
});

it("words are taken as they are, and texts by their words of two letters and more", () => {
  expect(termsOf({ words: ["docs-x"], texts: ["A DEX of pools 桥"] })).toEqual({
    "docs-x": ALIAS_WORD,
    dex: TEXT,
    of: TEXT,
    pools: TEXT,
    [`${GRAM}桥`]: TEXT,
  });
});

it("a name of another script is also found in Latin letters, and names by their sound", () => {
  const { terms } = indexTerms({ ...NONE, name: "Курв", aliases: ["curvio"] });
  const roman = [...terms].filter(([, bits]) => (bits & SOUND) !== 0).map(([term]) => term);
  expect(roman).toContain("kurv");
  const keys = [...terms].filter(([term]) => term.startsWith(SOUND_KEY));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.every(([, bits]) => (bits & (NAME_WHOLE | ALIAS_WHOLE)) !== 0)).toBe(true);
});

it("a nickname of another script has no sound: many ordinary words are heard like it", () => {
  const soundsOf = (alias: string): string[] =>
    [...indexTerms({ ...NONE, aliases: [alias] }).terms.keys()].filter((term) => term.startsWith(SOUND_KEY));
  for (const alias of ["рецепт", "リザーブ", "리저브"]) expect(soundsOf(alias)).toEqual([]);
  expect(soundsOf("reserve")).toHaveLength(1);
});

it("a nickname is found in Latin letters if its readers type it so", () => {
  const romanOf = (alias: string): string[] =>
    [...indexTerms({ ...NONE, aliases: [alias] }).terms]
      .filter(([, bits]) => (bits & SOUND) !== 0)
      .map(([term]) => term);
  expect(romanOf("桥")).toEqual(["qiao"]);
  expect(romanOf("カブ")).toEqual(["kabu"]);
  expect(romanOf("рино")).toEqual([]);
  expect(romanOf("라이노")).toEqual([]);
});

it("of a name of several words, the first long one is heard alone", () => {
  const heardIn = (name: string): string[][] =>
    [...indexTerms({ ...NONE, name }).terms]
      .filter(([term, bits]) => term.startsWith(SOUND_KEY) && bits === NAME_WORD)
      .map(([term]) => term.slice(1).split(SOUND_OF));
  expect(heardIn("Falcon Money")).toEqual([["pakan", "falcon"]]);
  expect(heardIn("The Sandbox")).toEqual([["sandbaks", "sandbox"]]);
  expect(heardIn("Falcon")).toEqual([]);
  expect(heardIn("Big Time")).toEqual([]);
});

const FROM_BEST = [NAME_WHOLE, CODE | ALIAS_WHOLE, ALIAS_WHOLE, SOUND, NAME_WORD, ALIAS_WORD, TEXT] as const;
const at = (bits: number, words = 1): number => ((words - 1) << BITS) | bits;

it("a field counts as much as its weight, saturated", () => {
  const table = qualities(EXACT);
  expect(table[at(0)]).toBe(0);
  expect(table[at(NAME_WHOLE)]).toBe(Math.round((BEST * EXACT.nameWhole) / (1 + EXACT.nameWhole)));
  expect(table[at(TEXT)]).toBe(Math.round((BEST * EXACT.text) / (1 + EXACT.text)));
  expect(table).toHaveLength(NAME_LENGTHS << BITS);
});

it("a name counts more than a nickname, a sound, a word of it, and that more than a text", () => {
  const table = qualities(EXACT);
  const found = FROM_BEST.map((bits) => table[at(bits)] ?? 0);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  expect(new Set(found).size).toBe(found.length);
  expect(table[at(CODE)]).toBe(table[at(ALIAS_WHOLE)]);
});

it("the weights of several fields add up", () => {
  const table = qualities(EXACT);
  const all = Object.values(EXACT).reduce((sum, weight) => sum + weight, 0);
  expect(table[at((1 << BITS) - 1)]).toBe(Math.round((BEST * all) / (1 + all)));
  for (const [one, other] of [
    [NAME_WORD, TEXT],
    [ALIAS_WORD, SOUND],
    [CODE, TEXT],
    [NAME_WHOLE, ALIAS_WORD],
  ] as const)
    expect(table[at(one | other)] ?? 0).toBeGreaterThanOrEqual(
      Math.max(table[at(one)] ?? 0, table[at(other)] ?? 0),
    );
  expect(table[at(NAME_WORD | TEXT)] ?? 0).toBeGreaterThan(table[at(NAME_WORD)] ?? 0);
});

it("a word of a long name counts less, the whole name does not", () => {
  const table = qualities(EXACT);
  const words = [1, 2, 3, 4].map((length) => table[at(NAME_WORD, length)] ?? 0);
  expect(words).toEqual(
    [0, 1, 2, 3].map((more) => {
      const weight = EXACT.nameWord / (1 + 0.12 * more);
      return Math.round((BEST * weight) / (1 + weight));
    }),
  );
  expect(table[at(NAME_WHOLE, 4)]).toBe(table[at(NAME_WHOLE)]);
});

it("a factor lowers all of them, and a beginning counts less than the whole term", () => {
  expect(qualities(EXACT, 0.5)[at(NAME_WHOLE)]).toBe(Math.round((BEST * 0.5 * 60) / 61));
  const [whole, beginning] = [qualities(EXACT), qualities(BEGINNING)];
  for (const bits of FROM_BEST) expect(beginning[at(bits)] ?? 0).toBeLessThan(whole[at(bits)] ?? 0);
});
