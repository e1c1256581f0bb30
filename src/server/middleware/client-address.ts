/** Whom a rate limit counts: the visitor's address, which only trusted proxies may state. */
import type { IncomingMessage } from "node:http";
import { clientKey } from "#platform/client-key.ts";

/** With n trusted proxies, the n-th entry of X-Forwarded-For from the right is the one they vouch for. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  const forwarded = request.headers["x-forwarded-for"];
  if (trustedProxies === 0 || forwarded === undefined) return clientKey(direct);
  const entries = String(forwarded)
    .split(",")
    .map((entry) => entry.trim());
  return clientKey(entries.at(-trustedProxies) ?? entries[0] ?? direct);
}
