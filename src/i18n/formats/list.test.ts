import { expect, test } from "vitest";
import { labelled, listOf, withNote } from "./list.ts";

test("names, labels and notes get the signs of their language", () => {
  expect(listOf(["DEX", "DeFi"], "en")).toBe("DEX, DeFi");
  expect(listOf(["DEX", "DeFi"], "th")).toBe("DEX, DeFi");
  expect(listOf(["交易所", "DeFi"], "zh")).toBe("交易所、DeFi");
  expect(labelled("Wallet connection", "Yes", "en")).toBe("Wallet connection: Yes");
  expect(labelled("連接錢包", "需要", "zh-tw")).toBe("連接錢包：需要");
  expect(withNote("ABDK", "March 2021", "ru")).toBe("ABDK (March 2021)");
  expect(withNote("ABDK", "2021年3月", "ja")).toBe("ABDK（2021年3月）");
});
