import { expect, it } from "vitest";
import { reasonsFor } from "./reasons.ts";

const dapp = {
  title: "Uniswap",
  url: "https://app.uniswap.org",
  keywords: ["独角兽", "Hayden’s exchange"],
  tokens: ["UNI"],
  otherNetworks: [],
  fees: [],
  languages: [],
};
const shown = ["Uniswap", "Swap tokens and provide liquidity."];

it("a nickname that matched is the reason, because the card does not show it", () => {
  expect(reasonsFor(["独角兽"])(dapp, shown)).toBe("独角兽");
  expect(reasonsFor(["hayden"])(dapp, shown)).toBe("Hayden’s exchange");
  expect(reasonsFor(["swap", "独角兽"])(dapp, shown)).toBe("独角兽");
});

it("words that the card shows need no reason, and neither does what is written nowhere", () => {
  expect(reasonsFor(["uniswap"])(dapp, shown)).toBeNull();
  expect(reasonsFor(["liquidity", "swap"])(dapp, shown)).toBeNull();
  expect(reasonsFor(["lending"])(dapp, shown)).toBeNull();
});
