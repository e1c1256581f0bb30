import type { Context } from "hono";
import { rateLimitHeaders } from "#platform/rate-limit-headers.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { Replies } from "./respond.ts";

/** Null if the client is below its limit. */
export async function overLimit(
  { replies, clientOf }: { readonly replies: Replies; readonly clientOf: (c: Context) => string },
  c: Context,
  limiter: Limiter,
  cost = 1,
) {
  const decision = await limiter.consume(clientOf(c), cost);
  if (decision.allowed) return null;
  for (const [name, value] of Object.entries(rateLimitHeaders(decision.standing))) c.header(name, value);
  return replies.sendFailure(c, "rate_limited", { values: { seconds: decision.retryAfterSeconds } });
}
