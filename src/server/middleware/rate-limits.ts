/** How much one visitor may ask of us. Stored pages and files cost nothing and are not counted. */
import type { MiddlewareHandler } from "hono";
import { ONE_CLICK_PATH } from "#features/subscriptions/model.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { Refusals } from "#server/refusals.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";
import { clientAddress } from "./client-address.ts";

export interface Limits {
  /** Rendering a page or answering a call of the JSON API. */
  readonly reads: Limiter;
  /** Anything that may change something. */
  readonly writes: Limiter;
}

/** Points for createLimiter(), per minute. */
export const READS_PER_MINUTE = 600;
export const WRITES_PER_MINUTE = 30;

/** Probes; and the one-click unsubscribe, which a mail provider posts for all its users from a few addresses. */
const UNCOUNTED = new Set(["/healthz", "/readyz", ONE_CLICK_PATH]);

export function rateLimits(
  limits: Limits,
  trustedProxies: number,
  refusals: Refusals,
): MiddlewareHandler<ServerEnvironment> {
  return async (c, next) => {
    if (UNCOUNTED.has(c.req.path)) return next();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS";
    const limiter = isRead ? limits.reads : limits.writes;
    const decision = await limiter.consume(clientAddress(c.env.incoming, trustedProxies));
    return decision.allowed ? next() : refusals.rateLimited(c, decision.retryAfterSeconds);
  };
}
