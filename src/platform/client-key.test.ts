import { expect, it } from "vitest";
import { clientKey, wideKey } from "./client-key.ts";

it("an IPv4 address is one client in any notation", () => {
  expect(clientKey("203.0.113.7")).toBe("203.0.113.7");
  expect(clientKey("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(clientKey("::ffff:cb00:7107")).toBe("203.0.113.7");
});

it("the addresses of one IPv6 network are one client", () => {
  expect(clientKey("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(clientKey("2001:DB8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(clientKey("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(clientKey("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(clientKey("::1")).toBe("0:0:0:0::/64");
});

it("an IPv6 address that only ends like a mapped IPv4 address is none", () => {
  expect(clientKey("2001:db8:1:2:0:ffff:cb00:7107")).toBe("2001:db8:1:2::/64");
  expect(clientKey("::1:ffff:cb00:7107")).toBe("0:0:0:0::/64");
});

it("two networks are two clients", () => {
  expect(clientKey("2001:db8:1:2::1")).not.toBe(clientKey("2001:db8:1:3::1"));
});

it("a text that is not an address stays unchanged", () => {
  expect(clientKey("")).toBe("");
  expect(clientKey("unknown")).toBe("unknown");
});

it("an IPv6 network belongs to a wider network, an IPv4 address does not", () => {
  expect(wideKey(clientKey("2001:db8:1:2::9"))).toBe("2001:db8:1::/48");
  expect(wideKey(clientKey("2001:db8:1:ffff::9"))).toBe("2001:db8:1::/48");
  expect(wideKey(clientKey("203.0.113.7"))).toBeUndefined();
  expect(wideKey("unknown")).toBeUndefined();
});
