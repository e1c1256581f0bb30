import { describe, expect, it } from "vitest";
import { addressKey, urlKey } from "./model.ts";

describe("the key of an address", () => {
  it("is the same for other notations of one website", () => {
    const same = ["https://www.Uniswap.org", "http://uniswap.org/", "https://uniswap.org///"];
    expect(new Set(same.map(urlKey))).toEqual(new Set(["uniswap.org"]));
  });

  it("distinguishes pages of one host", () => {
    expect(urlKey("https://paxos.com/pax-gold")).not.toBe(urlKey("https://paxos.com/usdp"));
    expect(urlKey("https://a.example/?app=1")).not.toBe(urlKey("https://a.example/?app=2"));
  });

  it("of a contract ignores case if the network does", () => {
    const address = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
    expect(addressKey(address)).toBe(address.toLowerCase());
    expect(addressKey("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t")).toBe("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
  });
});
