import { describe, expect, test } from "vitest";
import { hasInvisible, isPlainLine } from "./invisible.ts";

test.each([
  ["a mark that reverses the text", "USD\u202eC"],
  ["an isolate", "USD\u2066C"],
  ["a space without width", "USD\u200bC"],
  ["a soft hyphen", "USD\u00adC"],
  ["a tag", "USDC\u{e0041}"],
  ["a null", "USD\u0000C"],
  ["a character that nobody assigned", "USD\u0378C"],
  ["a letter below 31 marks", `USD${"\u0301".repeat(31)}C`],
  ["a letter below marks of several kinds", `USD${"\u0301\u0316\uff9e".repeat(11)}C`],
])("%s is invisible", (_, text) => {
  expect(hasInvisible(text)).toBe(true);
  expect(isPlainLine(text)).toBe(false);
});

test.each([
  "USD Coin",
  "क्\u200dष",
  "ก็้".repeat(40),
  "Việt".normalize("NFD"),
  `${"\u0301".repeat(30)}a`,
  "👩\u200d🚀",
  "عملة",
  "泰达币",
])("%s reads as it is written", (text) => {
  expect(isPlainLine(text)).toBe(true);
});

describe("breaks and tabs", () => {
  test.each(["one\ntwo", "one\ttwo"])("%j is visible, and more than a line", (text) => {
    expect(hasInvisible(text)).toBe(false);
    expect(isPlainLine(text)).toBe(false);
  });
});
