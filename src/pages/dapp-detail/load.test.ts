import { expect, it } from "vitest";
import { readHid } from "./load.ts";

it("a DApp's number is read from the address", () => {
  expect([readHid("1"), readHid("1001"), readHid("2147483647")]).toEqual([1, 1_001, 2_147_483_647]);
});

it.each([null, "", "0", "01", "-1", "1.5", "1e3", "0x1", " 1", "2147483648", "99999999999", "\u0000", "１"])(
  "what cannot be one is none: %s",
  (text) => {
    expect(readHid(text)).toBeNull();
  },
);
