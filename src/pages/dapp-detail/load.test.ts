import { expect, it } from "vitest";
import { readId } from "./load.ts";

it("a DApp's number is read from the address", () => {
  expect([readId("1"), readId("1001"), readId("2147483647")]).toEqual([1, 1_001, 2_147_483_647]);
});

it.each([null, "", "0", "01", "-1", "1.5", "1e3", "0x1", " 1", "2147483648", "99999999999", "\u0000", "１"])(
  "what cannot be one is none: %s",
  (text) => {
    expect(readId(text)).toBeNull();
  },
);
