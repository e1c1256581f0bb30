import { describe, expect, it } from "vitest";
import { formatAmount } from "./amount.ts";

describe("displayed numbers", () => {
  it.each([
    [10, "10.00"],
    [1234.5, "1,234.50"],
    [1_000_000, "1,000,000.00"],
    [-12.345, "-12.35"],
  ])("10 and above show 2 decimals: %s is %s", (value, text) => {
    expect(formatAmount(value, "en-GB")).toBe(text);
  });

  it.each([
    [1, "1.000"],
    [9.99, "9.990"],
    [9.9999, "10.00"],
    [-1.5, "-1.500"],
  ])("1 to below 10 show 3 decimals: %s is %s", (value, text) => {
    expect(formatAmount(value, "en-GB")).toBe(text);
  });

  it.each([
    [0.5, "0.500"],
    [0.99951, "1.000"],
    [0.012345, "0.0123"],
    [0.000123, "0.000123"],
    [0.0000123456, "0.0₄123"],
    [0.00000000000999999, "0.0₁₀100"],
    [-0.0000123, "-0.0₄123"],
  ])("small values show three significant digits, many zeros counted: %s is %s", (value, text) => {
    expect(formatAmount(value, "en-GB")).toBe(text);
  });

  it("writes the separators of the language", () => {
    expect(formatAmount(1234.5, "ru")).toBe("1\u00a0234,50");
    expect(formatAmount(0.0000123, "ru")).toBe("0,0₄123");
  });

  it("shows a dash for a value that is not a number", () => {
    expect(formatAmount(Number.NaN, "en-GB")).toBe("–");
    expect(formatAmount(0, "en-GB")).toBe("0");
  });
});
