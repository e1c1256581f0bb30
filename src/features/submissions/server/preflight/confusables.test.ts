import { expect, it } from "vitest";
import { isWithinEdits, looksLike, skeletonOf } from "./confusables.ts";

const alike = (a: string, b: string): boolean => looksLike(skeletonOf(a), skeletonOf(b));

it.each([
  ["Uniswap", "Unіswap"],
  ["Uniswap", "Un1swap"],
  ["Uniswap", "UNISWAP  "],
  ["Uniswap", "Uni-Swap"],
  ["Uniswap", "Uniswaq"],
  ["PancakeSwap", "PancakeSvvap"],
  ["PancakeSwap", "PancakeSwapp"],
  ["PancakeSwap", "Рancake Ѕwap"],
  ["Compound", "Cornpound"],
  ["Aave", "ΑΑVE"],
])("%s and %s can be mistaken for each other", (a, b) => expect(alike(a, b)).toBe(true));

it.each([
  ["Uniswap", "Sushiswap"],
  ["Aave", "Save"],
  ["Curve", "Carve It"],
  ["dYdX", "GMX"],
  ["", "Uniswap"],
  ["港湾", "港灣"],
])("%s and %s cannot", (a, b) => expect(alike(a, b)).toBe(false));

it("counts edits, a swap of neighbours as one", () => {
  expect(isWithinEdits("balancer", "balancer", 0)).toBe(true);
  expect(isWithinEdits("balancer", "balacner", 1)).toBe(true);
  expect(isWithinEdits("balancer", "balance", 1)).toBe(true);
  expect(isWithinEdits("balancer", "alance", 1)).toBe(false);
});
