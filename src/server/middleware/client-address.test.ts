import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

it("believes no X-Forwarded-For without TRUST_PROXY", () => {
  expect(clientAddress(request("10.0.0.1", "1.2.3.4"), 0)).toBe("10.0.0.1");
});

it("takes the entry that the trusted proxies vouch for, not what the visitor wrote in front", () => {
  expect(clientAddress(request("10.0.0.1", "6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
  expect(clientAddress(request("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2"), 2)).toBe("1.2.3.4");
});
