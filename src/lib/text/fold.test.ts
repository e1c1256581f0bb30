import { expect, it } from "vitest";
import { fold } from "./fold.ts";

it.each([
  ["UNISWAP", "uniswap"],
  ["ｕｎｉｓｗａｐ", "uniswap"],
  ["Préstamos", "prestamos"],
  ["Đồng", "dong"],
  ["ёжик", "ежик"],
  ["①inch", "1inch"],
  ["⚔️", "⚔"],
  ["Straße", "strasse"],
  ["Þórr", "thorr"],
  ["Ærø", "aero"],
  ["Œuvre", "oeuvre"],
  ["Łódź", "lodz"],
  ["Bakırköy", "bakirkoy"],
  ["Seyðis", "seydis"],
  ["a\u200b\u2060é", "ae"],
  ["~ A!", "~ a!"],
])("%s folds to the same text as %s", (typed, folded) => {
  expect(fold(typed)).toBe(folded);
});

it("the vowels of Thai and Devanagari stay", () => {
  expect(fold("บริดจ์")).toBe("บริดจ์".normalize("NFKD"));
  expect(fold("उधार")).not.toBe(fold("उधर"));
});

it("an incomplete Hangul syllable is a prefix of the whole one", () => {
  expect(fold("브리지").startsWith(fold("브"))).toBe(true);
  expect(fold("강").startsWith(fold("가"))).toBe(true);
});
