import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

test.each([
  ["fil", "I-verify ang na-download mo (64-bit)", "I-\u2060verify ang na-\u2060download mo (64-\u2060bit)"],
  ["pt", "Todo e-mail, on-line", "Todo e-\u2060mail, on-\u2060line"],
  ["th", "โปรเจกต์และโทเคน", "โปรเจ\u2060กต์และโท\u2060เคน"],
] as const)("in %s a line does not break inside a word: %s", (language, text, kept) => {
  expect(keepTogether(language, text)).toBe(kept);
});

test.each([
  ["fil", "Mag-download, self-custody, ?lang=zh-tw, ka-\u2060pareho"],
  ["pt", "guarda-chuva, ?x=e-y"],
  ["en", "e-mail, 64-bit"],
] as const)("in %s other words stay as they are: %s", (language, text) => {
  expect(keepTogether(language, text)).toBe(text);
});
