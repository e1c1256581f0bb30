import { expect, it } from "vitest";
import { suggestionFor } from "./answers.ts";

it("a corrected word is replaced, with the name as its DApp writes it", () => {
  expect(suggestionFor("uniswop", [{ typed: "uniswop", meant: "uniswap" }], "Uniswap")).toBe("Uniswap");
  expect(suggestionFor("гтшыцфз fees", [{ typed: "гтшыцфз", meant: "uniswap" }], "Uniswap")).toBe(
    "Uniswap fees",
  );
  expect(suggestionFor("brige solana", [{ typed: "brige", meant: "bridge" }], "Portal")).toBe(
    "bridge solana",
  );
});

it("a word that only sounds alike is replaced by the first result", () => {
  expect(suggestionFor("кёрв", [{ typed: "кёрв", meant: "" }], "Curve")).toBe("Curve");
});

it("nothing is suggested for what was taken as it was typed", () => {
  expect(suggestionFor("uniswap", [], "Uniswap")).toBeNull();
  expect(suggestionFor("qqqq", [{ typed: "qqqq", meant: "x" }], undefined)).toBeNull();
  expect(suggestionFor("Uni-swap", [{ typed: "Uni-swap", meant: "uniswap" }], "Uniswap")).toBeNull();
});
