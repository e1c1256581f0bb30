import { expect, it } from "vitest";
import { addSearch, parseRecentSearches } from "./recent-searches.ts";

it("the newest search comes first, without duplicates in another case", () => {
  expect(addSearch(["Aave", "uniswap"], " Uniswap ")).toEqual(["Uniswap", "Aave"]);
});

it("eight are stored; an empty text is not a search", () => {
  const eight = ["1", "2", "3", "4", "5", "6", "7", "8"];
  expect(addSearch(eight, "9")).toEqual(["9", ...eight.slice(0, 7)]);
  expect(addSearch(eight, "  ")).toBe(eight);
});

it("damaged entries are dropped", () => {
  expect(parseRecentSearches(["ok", 7, "", "x".repeat(101), null])).toEqual(["ok"]);
  expect(parseRecentSearches({ 0: "no" })).toBeUndefined();
});
