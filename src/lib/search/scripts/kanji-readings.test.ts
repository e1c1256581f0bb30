import { expect, it } from "vitest";
import { foldSearch } from "./fold-search.ts";
import { readKanji } from "./kanji-readings.ts";

it.each([
  ["取引所", "torihikijo"],
  ["予測市場", "yosokushijo"],
  ["公式ブリッジ", "koshikiburijji"],
])("%s is read %s", (word, reading) => {
  expect(readKanji(foldSearch(word))).toBe(reading);
});

it("words that are not known, and those without kanji, have no reading", () => {
  for (const word of ["跨链桥", "ブリッジ", "bridge"]) expect(readKanji(foldSearch(word))).toBeNull();
});
