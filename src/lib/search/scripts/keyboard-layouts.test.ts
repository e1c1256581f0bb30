import { expect, it } from "vitest";
import { otherLayouts } from "./keyboard-layouts.ts";

it.each([
  ["гтшыцфз", "uniswap"],
  ["ghbdtn", "привет"],
  [",bh;f", "биржа"],
  ["dbsltmdhkq", "유니스왑"],
  ["rpdla", "게임"],
  ["ㅕㅜㅑㄴㅈ메", "uniswap"],
  ["채ㅡㅔ", "comp"],
  ["g,d", "เมก"],
  ["F:]kokN", "โซลานา์"],
  ["ฟฟอำ", "aave"],
  ["ोोना", "aave"],
  ["iscs", "गेमे"],
])("%s was meant as %s", (typed, meant) => {
  expect(otherLayouts(typed)).toContain(meant);
});

it("what is not on a keyboard is nothing on another one", () => {
  expect(otherLayouts("独角兽")).toEqual([]);
});

it("a Korean consonant before a vowel begins the next syllable", () => {
  expect(otherLayouts("dkssud")).toContain("안녕");
  expect(otherLayouts("ekfrrl")).toContain("닭기");
  expect(otherLayouts("ekfrl")).toContain("달기");
});
