import { expect, it } from "vitest";
import { factsOf, isOther } from "./token-facts.ts";

it("values that the contract does not provide are not suggested", () => {
  const facts = { name: "Harbour", symbol: "HRB", decimals: 0, totalSupply: null, owner: null };
  expect(factsOf(facts)).toEqual({ name: "Harbour", symbol: "HRB", decimal: "0" });
  expect(factsOf("unavailable")).toEqual({});
});

it("a different value is marked; a different notation is not", () => {
  expect(isOther("symbol", "HRB", "hrb")).toBe(true);
  expect(isOther("total_supply", "1000000", "1,000,000")).toBe(false);
  expect(isOther("total_supply", "1000000", "100000")).toBe(true);
  expect(isOther("owner_address", "0xAbC0", "0xabc0")).toBe(false);
  expect(isOther("name", "Harbour", " Harbour ")).toBe(false);
  expect(isOther("name", "Harbour", "")).toBe(false);
});
