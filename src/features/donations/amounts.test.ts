import { assert, bigInt, constantFrom, integer, property } from "fast-check";
import { expect, it } from "vitest";
import {
  amountOf,
  amountParts,
  amountSpaces,
  formatAmount,
  sizeOf,
  sumAmounts,
  type AmountSpace,
} from "./amounts.ts";

/** Parses a copied text as a wallet does. */
function unitsOf(text: string, decimals: number): bigint {
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}

it("formats the significant digits exactly, whatever the token's decimals", () => {
  expect(formatAmount(2_004_821n, 4)).toBe("200.4821");
  expect(formatAmount(2_001_000n, 4)).toBe("200.1000");
  expect(formatAmount(7n, 4)).toBe("0.0007");
  expect(formatAmount(100n, 0)).toBe("100");
  expect(formatAmount(20_025n, 2)).toBe("200.25");
  expect(formatAmount(200_250_300n, 6)).toBe("200.2503");
  expect(formatAmount(20_025_030_001n, 8)).toBe("200.25030001");
  expect(formatAmount(200_250_300_000_000_000_000n, 18)).toBe("200.2503");
  expect(formatAmount(200_250_300_000_000_000_001n, 18)).toBe("200.250300000000000001");
});

it("always matches integer arithmetic and pastes whole into any wallet", () => {
  assert(
    property(bigInt({ min: 0n, max: 10n ** 40n }), integer({ min: 0, max: 36 }), (amount, decimals) => {
      const text = formatAmount(amount, decimals);
      expect(unitsOf(text, decimals)).toBe(amount);
      const [, fraction = ""] = text.split(".");
      expect(fraction.length > Math.min(4, decimals) && fraction.endsWith("0")).toBe(false);
    }),
  );
});

it("§9: an amount is its base plus 0.1000 to 0.9999 if the token has four decimals or more", () => {
  for (const decimals of [4, 6, 8, 18, 36]) {
    const [space] = amountSpaces(decimals).all;
    if (!space) throw new Error("no space");
    expect(formatAmount(amountOf(200, space.first, space, decimals), decimals)).toBe("200.1000");
    expect(formatAmount(amountOf(100, space.last, space, decimals), decimals)).toBe("100.9999");
    expect(sizeOf(space)).toBe(9_000);
  }
});

it("marks the digits that are unique to the submission, in every space of every token", () => {
  assert(
    property(constantFrom(0, 1, 2, 3, 4, 5, 6, 8, 18), integer({ min: 0, max: 1e9 }), (decimals, pick) => {
      const { all, spare } = amountSpaces(decimals);
      for (const space of [...all, ...spare]) {
        const fraction = space.first + (pick % sizeOf(space));
        const text = formatAmount(amountOf(200, fraction, space, decimals), decimals);
        const { shared, own } = amountParts(text);
        expect(shared + own).toBe(text);
        expect(shared).toMatch(decimals === 0 ? /^2$/ : /^20\d\.$/);
        // The whole amount, and nothing of the next base.
        expect(unitsOf(text, decimals)).toBe(amountOf(200, fraction, space, decimals));
        expect(unitsOf(text, decimals) < 300n * 10n ** BigInt(decimals)).toBe(true);
      }
    }),
  );
});

it("a token with more decimals has wider spaces, each with a digit more", () => {
  const sizes = (decimals: number) => amountSpaces(decimals).all.map(sizeOf);
  expect(sizes(6)).toEqual([9_000, 90_000, 900_000]);
  expect(sizes(18)).toEqual([9_000, 90_000, 900_000, 9_000_000]);
  expect(sizes(0)).toEqual([99]);
});

it("one with four decimals goes up by whole tokens, and keeps the last for clients that drew too many", () => {
  const { all, spare } = amountSpaces(4);
  const text = (fraction: number, space: AmountSpace) => formatAmount(amountOf(200, fraction, space, 4), 4);
  expect(all.map((space) => text(space.first, space))).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((whole) => `20${whole}.1000`),
  );
  expect(spare.map((space) => [text(space.first, space), text(space.last, space)])).toEqual([
    ["209.1000", "209.9999"],
  ]);
});

it("adds up exactly, and amounts of a token with more decimals than today's keep their value", () => {
  expect(sumAmounts([], 4)).toBe("0.0000");
  expect(sumAmounts(["200.1", "0.2", "300"], 18)).toBe("500.3000");
  expect(sumAmounts(["200.123456", "100.1000"], 4)).toBe("300.223456");
});
