import { expect, it } from "vitest";
import { reasonOf } from "./reasons.ts";

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
  expect(reasonOf(dapp, shown, ["独角兽"])).toBe("独角兽");
  expect(reasonOf(dapp, shown, ["hayden"])).toBe("Hayden’s exchange");
  expect(reasonOf(dapp, shown, ["swap", "独角兽"])).toBe("独角兽");
});

it("words that the card shows need no reason, and neither does what is written nowhere", () => {
  expect(reasonOf(dapp, shown, ["uniswap"])).toBeNull();
  expect(reasonOf(dapp, shown, ["liquidity", "swap"])).toBeNull();
  expect(reasonOf(dapp, shown, ["lending"])).toBeNull();
});
