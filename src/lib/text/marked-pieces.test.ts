import { expect, it } from "vitest";
import { markedPieces, tellingOf } from "./marked-pieces.ts";
import { marksIn } from "./marks-in.ts";

const marked = (text: string, ...terms: string[]): string =>
  markedPieces(text, terms)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join("");

it("words are marked as far as they were typed", () => {
  expect(marked("Uniswap", "uni")).toBe("[Uni]swap");
  expect(marked("Swap tokens on Ethereum.", "swap", "ethereum")).toBe("[Swap] tokens on [Ethereum].");
  expect(marked("PancakeSwap", "swap")).toBe("PancakeSwap");
});

it("case and accents do not count", () => {
  expect(marked("Préstamos", "prestamo")).toBe("[Préstamo]s");
});

it("in scripts without spaces the middle of a word is marked", () => {
  expect(marked("去中心化交易所", "交易所")).toBe("去中心化[交易所]");
});

it("single letters and other words are not marked, and no text is lost", () => {
  expect(marked("A b c", "a")).toBe("A b c");
  expect(marked("Curve", "aave")).toBe("Curve");
  expect(marked("", "aave")).toBe("");
});

it("each piece knows where it begins", () => {
  expect(markedPieces("Swap on Ethereum", ["ethereum", "swap"])).toEqual([
    { at: 0, text: "Swap", isMarked: true },
    { at: 4, text: " on ", isMarked: false },
    { at: 8, text: "Ethereum", isMarked: true },
  ]);
});

it("the longest term that fits is marked", () => {
  expect(marked("Uniswap", "un", "unis", "uni")).toBe("[Unis]wap");
});

it("a word that has more letters when it is folded is marked whole", () => {
  expect(marked("Hauptstraße 1", "hauptstras")).toBe("[Hauptstraße] 1");
});

it("a text tells whether a term is marked in it, as it would be marked", () => {
  const texts = ["Uniswap", "PancakeSwap", "Préstamos", "去中心化交易所", "A b c", "Hauptstraße 1", ""];
  const terms = ["uni", "swap", "prestamo", "交易所", "a", "hauptstras", "zebra"];
  for (const text of texts)
    for (const term of terms) {
      const isMarked = tellingOf([term]).some(marksIn(text));
      expect([text, term, isMarked]).toEqual([text, term, marked(text, term).includes("[")]);
    }
});
