import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

it("ignores X-Forwarded-For without TRUST_PROXY", () => {
  expect(clientAddress(request("10.0.0.1", "1.2.3.4"), 0)).toBe("10.0.0.1");
});

it("takes the entry that the trusted proxies added, not what the visitor wrote before it", () => {
  expect(clientAddress(request("10.0.0.1", "6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
  expect(clientAddress(request("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2"), 2)).toBe("1.2.3.4");
});

it("takes the first entry if there are fewer than trusted proxies, and the connection if there is none", () => {
  expect(clientAddress(request("10.0.0.1", "1.2.3.4, 10.0.0.2"), 3)).toBe("1.2.3.4");
  expect(clientAddress(request("10.0.0.1"), 1)).toBe("10.0.0.1");
});

it.each([
  ["1.2.3.4:5678", "1.2.3.4"],
  ['"1.2.3.4:5678"', "1.2.3.4"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ['"[2001:db8:1:2::9]"', "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("reads the address in %s", (entry, key) => {
  expect(clientAddress(request("10.0.0.1", entry), 1)).toBe(key);
});

it.each([
  "unknown",
  "",
  "1.2.3.4:",
  "1.2.3.4:x",
  "[1.2.3.4",
  "999.1.1.1",
  `1.2.3.4${":1".repeat(4_000)}`,
  "a".repeat(9_000),
  '1.2.3".4',
  "x1.2.3.4:80",
  "1.2.3.4:80x",
  "x[2001:db8:1:2::9]",
  "[2001:db8:1:2::9]x",
  "[2001:db8:1:2::9]:",
])("treats %s as the proxy itself", (entry) => {
  expect(clientAddress(request("10.0.0.1", entry), 1)).toBe("10.0.0.1");
});
