import { assert, bigInt, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { amountOf, FIRST_FRACTION, formatAmount, LAST_FRACTION } from "./amounts.ts";

it("prints all decimals of the token, exactly", () => {
  expect(formatAmount(2_004_821n, 4)).toBe("200.4821");
  expect(formatAmount(2_001_000n, 4)).toBe("200.1000");
  expect(formatAmount(7n, 4)).toBe("0.0007");
  expect(formatAmount(100n, 0)).toBe("100");
  expect(formatAmount(200_482_100_000_000_000_000n, 18)).toBe("200.482100000000000000");
});

it("§9: an amount is its base plus 0.1000 to 0.9999, for any number of decimals", () => {
  expect(formatAmount(amountOf(200, FIRST_FRACTION, 4), 4)).toBe("200.1000");
  expect(formatAmount(amountOf(100, LAST_FRACTION, 4), 4)).toBe("100.9999");
  expect(formatAmount(amountOf(200, 4821, 18), 18)).toBe("200.482100000000000000");
});

it("never differs from integer arithmetic, where floats would", () => {
  assert(
    property(bigInt({ min: 0n, max: 10n ** 40n }), integer({ min: 0, max: 36 }), (amount, decimals) => {
      const [whole = "", fraction = ""] = formatAmount(amount, decimals).split(".");
      expect(fraction).toHaveLength(decimals);
      expect(BigInt(whole + fraction)).toBe(amount);
    }),
  );
});
