import { expect, test } from "vitest";
import { nameHash } from "./name-hash.ts";

test.each([
  ["", 1572119809],
  ["Ethereum", 3454083914],
  ["Driftswap", 4203880666],
  ["Ebb & Flow", 3259401150],
  ["渔市", 3815205020],
  ["Ōtawa", 250475289],
  ["🦀", 3534876380],
])("%j always has the same number", (name, number) => {
  expect(nameHash(name)).toBe(number);
});

test("case, width, composition and outer spaces do not change the number", () => {
  expect(nameHash("  ETHEREUM ")).toBe(nameHash("Ethereum"));
  expect(nameHash("Ｅｔｈｅｒｅｕｍ")).toBe(nameHash("Ethereum"));
  expect(nameHash("Ōtawa".normalize("NFD"))).toBe(nameHash("Ōtawa"));
});

test("the number is an unsigned 32-bit integer", () => {
  for (let index = 0; index < 1_000; index += 1) {
    const hash = nameHash(`name ${index}`);
    expect(Number.isInteger(hash) && hash >= 0 && hash <= 0xffffffff).toBe(true);
  }
});
