import { expect, it } from "vitest";
import { addSearch, RECENT_SEARCHES } from "./recent-searches.ts";

it("the newest search stands first, and once however it was spelt", () => {
  expect(addSearch(["Aave", "uniswap"], " Uniswap ")).toEqual(["Uniswap", "Aave"]);
});

it("eight are remembered; nothing typed is no search", () => {
  const eight = ["1", "2", "3", "4", "5", "6", "7", "8"];
  expect(addSearch(eight, "9")).toEqual(["9", ...eight.slice(0, 7)]);
  expect(addSearch(eight, "  ")).toBe(eight);
});

it("what was damaged in storage is left out", () => {
  expect(RECENT_SEARCHES.parse(["ok", 7, "", "x".repeat(101), null])).toEqual(["ok"]);
  expect(RECENT_SEARCHES.parse({ 0: "no" })).toBeUndefined();
});
