import { expect, it } from "vitest";
import { beginningWith, firstFrom } from "./sorted-texts.ts";

const NAMES = ["aave", "bridge", "bridges", "swap", "交易", "交易所", "🐧"];

it("a text's place is that of the first that is not before it", () => {
  expect(firstFrom(NAMES, "")).toBe(0);
  expect(firstFrom(NAMES, "bridge")).toBe(1);
  expect(firstFrom(NAMES, "bridgeport")).toBe(2);
  expect(firstFrom(NAMES, "zebra")).toBe(4);
  expect(firstFrom(NAMES, "🐩")).toBe(NAMES.length);
});

it.each([
  ["bridge", ["bridge", "bridges"]],
  ["交", ["交易", "交易所"]],
  ["🐧", ["🐧"]],
  ["swapper", []],
])("those that begin with %s", (prefix, names) => {
  expect(NAMES.slice(...beginningWith(NAMES, prefix))).toEqual(names);
});

it("of 100,000 a search reads at most 40, because a query of 20 words asks 200 times", () => {
  let reads = 0;
  const texts = new Proxy(
    Array.from({ length: 100_000 }, (_, at) => String(at).padStart(6, "0")),
    {
      get(target, key) {
        if (typeof key === "string" && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(target, key) as unknown;
      },
    },
  );
  expect(beginningWith(texts, "0500")).toEqual([50_000, 50_100]);
  expect(reads).toBeLessThanOrEqual(40);
});
