import { expect, it } from "vitest";
import { shortenAddress } from "./address.ts";

it("shows the first 8 and last 8 characters of an address", () => {
  expect(shortenAddress("0x4838b106fce9647bdf1e7877bf73ce8b0bad5f97")).toBe("0x4838b1…0bad5f97");
});

it("does not shorten an address that would not become shorter", () => {
  expect(shortenAddress("eosio.token")).toBe("eosio.token");
  expect(shortenAddress("12345678901234567")).toBe("12345678901234567");
});
