import { keccak256, numberToHex, toBytes } from "viem";
import { expect, it } from "vitest";
import { isMinimalProxy, isSet, PROXY_SLOTS } from "./proxy.ts";

const hashOf = (name: string): bigint => BigInt(keccak256(toBytes(name)));

it("the slots are those of the standards", () => {
  expect(PROXY_SLOTS).toEqual({
    implementation: numberToHex(hashOf("eip1967.proxy.implementation") - 1n, { size: 32 }),
    admin: numberToHex(hashOf("eip1967.proxy.admin") - 1n, { size: 32 }),
    beacon: numberToHex(hashOf("eip1967.proxy.beacon") - 1n, { size: 32 }),
    proxiable: keccak256(toBytes("PROXIABLE")),
    zeppelinos: keccak256(toBytes("org.zeppelinos.proxy.implementation")),
  });
});

it("a slot is set if any of its bytes is", () => {
  expect(isSet(`0x${"0".repeat(64)}`)).toBe(false);
  expect(isSet(`0x${"0".repeat(63)}1`)).toBe(true);
  expect(isSet("0x")).toBe(false);
  expect(isSet(undefined)).toBe(false);
});

it("only the whole code of EIP-1167 is a minimal proxy", () => {
  const code = `0x363d3d373d3d3d363d73${"be".repeat(20)}5af43d82803e903d91602b57fd5bf3`;
  expect(isMinimalProxy(code)).toBe(true);
  expect(isMinimalProxy(`${code}00`)).toBe(false);
  expect(isMinimalProxy("0x6080")).toBe(false);
});
