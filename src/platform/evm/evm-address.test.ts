import { expect, it } from "vitest";
import { checksumAddress, hasWrongChecksum } from "#platform/evm/evm-address.ts";

/** From EIP-55. */
const CHECKSUMMED = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
];

it("writes any spelling of an address in its checksum form", () => {
  for (const address of CHECKSUMMED) {
    expect(checksumAddress(address.toLowerCase())).toBe(address);
    expect(checksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
  }
});

it("finds a typo only in a mixed-case spelling", () => {
  expect(hasWrongChecksum("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")).toBe(false);
  expect(hasWrongChecksum("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee")).toBe(true);
  expect(hasWrongChecksum("0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed")).toBe(false);
});
