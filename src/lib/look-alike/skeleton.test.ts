import { expect, it } from "vitest";
import { editsFor, isWithinEdits, looksLike, skeletonOf } from "./skeleton.ts";

const alike = (a: string, b: string): boolean => looksLike(skeletonOf(a), skeletonOf(b));

it.each([
  ["Uniswap", "Unіswap"],
  ["Uniswap", "Un1swap"],
  ["Uniswap", "UNISWAP  "],
  ["Uniswap", "Uni-Swap"],
  ["Uniswap", "Uniswaq"],
  ["PancakeSwap", "PancakeSvvap"],
  ["PancakeSwap", "PancakeSwapp"],
  ["PancakeSwap", "Рancake Ѕwap"],
  ["Compound", "Cornpound"],
  ["Aave", "ΑΑVE"],
])("%s and %s can be mistaken for each other", (a, b) => expect(alike(a, b)).toBe(true));

it.each([
  ["Uniswap", "Sushiswap"],
  ["Aave", "Save"],
  ["Curve", "Carve It"],
  ["dYdX", "GMX"],
  ["", "Uniswap"],
  ["港湾", "港灣"],
])("%s and %s cannot be mistaken for each other", (a, b) => expect(alike(a, b)).toBe(false));

it("counts edits; swapping two neighbours is one edit", () => {
  expect(isWithinEdits("balancer", "balancer", 0)).toBe(true);
  expect(isWithinEdits("balancer", "balacner", 1)).toBe(true);
  expect(isWithinEdits("balancer", "balance", 1)).toBe(true);
  expect(isWithinEdits("balancer", "alance", 1)).toBe(false);
});

it.each([
  ["ab", "ba", 1, true],
  ["ab", "ba", 0, false],
  ["abc", "cba", 1, false],
  ["abc", "cba", 2, true],
  ["abcd", "badc", 2, true],
  ["abcd", "badc", 1, false],
  ["", "ab", 2, true],
  ["", "ab", 1, false],
  ["ab", "", 2, true],
  ["kitten", "sitting", 3, true],
  ["kitten", "sitting", 2, false],
  ["abxy", "yxab", 2, false],
  ["abcdef", "bcdefa", 2, true],
  ["abcdef", "bcdefa", 1, false],
])("%s is %s within %d edits: %s", (a, b, max, expected) => {
  expect(isWithinEdits(a, b, max)).toBe(expected);
  expect(isWithinEdits(b, a, max)).toBe(expected);
});

it("names under five letters allow no edit, under nine one, longer ones two", () => {
  expect([4, 5, 8, 9].map(editsFor)).toEqual([0, 1, 1, 2]);
});

it("the shorter of two names decides how many edits are allowed", () => {
  expect(looksLike("curvexyz", "curvexyzab")).toBe(false);
  expect(looksLike("curvexyza", "curvexyzabc")).toBe(true);
});

it("an empty name looks like no other, not even like itself", () => {
  expect(looksLike("", "")).toBe(false);
  expect(looksLike("a", "")).toBe(false);
});

it("signs, spaces, marks and invisible characters do not count", () => {
  expect(skeletonOf("U\u200dn.i (s) w_a+p\u0323")).toBe(skeletonOf("uniswap"));
});
