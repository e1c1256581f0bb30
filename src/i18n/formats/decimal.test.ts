import { expect, test } from "vitest";
import { formatDecimal } from "./decimal.ts";

test("digits of a long number are kept, and grouped as in the language", () => {
  expect(formatDecimal("123456789012345678901.5", "en")).toBe("123,456,789,012,345,678,901.5");
  expect(formatDecimal("1000000000", "ru").replaceAll(/\s/g, " ")).toBe("1 000 000 000");
});
