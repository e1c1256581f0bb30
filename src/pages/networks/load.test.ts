import { expect, it } from "vitest";
import type { Network } from "#features/catalogue/model.ts";
import { isCalled } from "./load.ts";

const bsc = {
  key: "bsc",
  title: "BNB Smart Chain",
  symbol: "BNB",
  chainId: "56",
  formerNames: ["Binance Smart Chain"],
  aliases: ["币安智能链"],
} as unknown as Network;

it.each(["", "bnb", "BSC", "smart", "56", "binance", "币安"])("%s finds it", (typed) => {
  expect(isCalled(bsc, typed)).toBe(true);
});

it.each(["5", "ethereum", "567"])("%s does not", (typed) => {
  expect(isCalled(bsc, typed)).toBe(false);
});
