/** Returns the visitor's address for the rate limits; only trusted proxies may state it. */
import type { IncomingMessage } from "node:http";
import { clientKey, forwardedAddress } from "#platform/client-key.ts";

/**
 * With n trusted proxies, the n-th entry of X-Forwarded-For from the right is the one they added. An entry that is not
 * an address counts as the proxy itself, so that an invented text does not become a new client.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  const forwarded = request.headers["x-forwarded-for"];
  if (trustedProxies === 0 || forwarded === undefined) return clientKey(direct);
  const entries = String(forwarded).split(",");
  const entry = entries.at(-trustedProxies) ?? entries[0] ?? "";
  return clientKey(forwardedAddress(entry) ?? direct);
}
