/** How much one visitor may ask of us. Stored pages and files cost nothing and are not counted. */
import type { MiddlewareHandler } from "hono";
import { ONE_CLICK_PATH } from "#features/subscriptions/model.ts";
import type { Limits } from "#server/limits.ts";
import type { Refusals } from "#server/refusals.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";
import { clientAddress } from "./client-address.ts";

/** Probes; and the one-click unsubscribe, which a mail provider posts for all its users from a few addresses. */
const UNCOUNTED = new Set(["/healthz", "/readyz", ONE_CLICK_PATH]);

export function rateLimits(
  limits: Pick<Limits, "reads" | "writes">,
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
