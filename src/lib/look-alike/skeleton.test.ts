import { expect, it } from "vitest";
import { editsFor, isWithinEdits, skeletonOf } from "./skeleton.ts";

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

it("names under five letters allow no edit, under ten one, longer ones two", () => {
  expect([4, 5, 9, 10].map(editsFor)).toEqual([0, 1, 1, 2]);
});

it("signs, spaces, marks and invisible characters do not count", () => {
  expect(skeletonOf("U\u200dn.i (s) w_a+p\u0323")).toBe(skeletonOf("uniswap"));
});

it.each(["ᴜɴɪsᴡᴀᴘ", "ųɲɨʂⱳⱥƥ", "սոísաɑþ"])(
  "letters with strokes and hooks and of other scripts: %s",
  (typed) => {
    expect(skeletonOf(typed)).toBe(skeletonOf("uniswap"));
  },
);

it("a capital counts as the letter it looks like", () => {
  expect(skeletonOf("UΝΙ")).toBe(skeletonOf("UNI"));
  expect(skeletonOf("ΜeteΟr")).toBe(skeletonOf("Meteor"));
});

it.each([
  ["mornent", "moment"],
  ["vvallet", "wallet"],
  ["paypaI", "paypal"],
  ["orbiter", "orblter"],
  ["ϹRV", "crv"],
  ["UՏDC", "usdc"],
  ["USD†", "usdt"],
  ["USDT™", "usdt"],
  ["ᑌᑎIᔕᗯᗩᑭ", "uniswap"],
])("%s looks like %s", (typed, known) => {
  expect(skeletonOf(typed)).toBe(skeletonOf(known));
});

it("letters that only resemble each other when joined stay apart", () => {
  expect(skeletonOf("run")).not.toBe(skeletonOf("mu"));
  expect(skeletonOf("rn")).toBe("m");
  expect(skeletonOf("vv")).toBe("w");
});
