/** Rate limits of one visitor. Cached pages and files are free. */
import type { Context, MiddlewareHandler } from "hono";
import { OPEN_CALLS } from "#features/operators/model.ts";
import { ONE_CLICK_PATH } from "#features/subscriptions/model.ts";
import { rateLimitHeaders } from "#platform/rate-limit-headers.ts";
import type { LimitDecision, Limiter } from "#platform/rate-limit.ts";
import type { Limits } from "#server/middleware/limits.ts";
import type { Refusals } from "#server/refusals.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";
import { clientAddress } from "./client-address.ts";

/** Health probes, and the one-click unsubscribe, which a mail provider posts for all its users from a few addresses. */
const UNCOUNTED = new Set(["/healthz", "/readyz", ONE_CLICK_PATH]);

/** The cost of a read depends on the work it causes. Any other path is a page to render. */
const COSTS: readonly (readonly [RegExp, number])[] = [
  [
    /^\/(?:v1|api|openapi\.json|uploads|icons|badge|pictures|robots\.txt|speculation-rules\.json|manifest\.webmanifest|\.well-known)(?:\/|$)/,
    1,
  ],
  [/^\/feeds\//, 5],
  [/^\/(?:share|data)\//, 10],
  [/^\/sitemaps?[./]/, 20],
];
const PAGE_COST = 3;

const costOf = (path: string): number => COSTS.find(([pattern]) => pattern.test(path))?.[1] ?? PAGE_COST;

/** The limits of an API call by its path, which is known before the body is read. */
const CALLS: readonly (readonly [RegExp, (limits: Limits) => readonly Limiter[]])[] = [
  [/^\/api\/uploads$/, ({ forms }) => [forms.uploads, forms.uploadedKilobytes]],
  [/^\/api\/submissions\//, ({ forms }) => [forms.submissions]],
  [/^\/api\/preflight\//, ({ forms }) => [forms.checks]],
  [/^\/api\/receipts\//, ({ forms }) => [forms.messages]],
  [/^\/api\/receipt-recoveries(?:\/|$)/, ({ forms }) => [forms.messages]],
  [/^\/api\/receipt-links$/, ({ forms }) => [forms.recoveries]],
  [/^\/api\/tokenPocket\/subscribe$/, ({ subscriptions }) => [subscriptions]],
];

const isReading = (method: string): boolean => method === "GET" || method === "HEAD" || method === "OPTIONS";

interface RateLimitsOptions {
  readonly limits: Limits;
  readonly trustedProxies: number;
  readonly refusals: Pick<Refusals, "isApi" | "rateLimited">;
  readonly isPage: (path: string) => boolean;
}

export function rateLimits(options: RateLimitsOptions): MiddlewareHandler<ServerEnvironment> {
  const { limits, trustedProxies, refusals, isPage } = options;
  async function decide(c: Context<ServerEnvironment>): Promise<LimitDecision> {
    const { method, path } = c.req;
    const client = clientAddress(c.env.incoming, trustedProxies);
    if (path.startsWith("/api/desk/") && !OPEN_CALLS.has(path)) return limits.desk.consume(client);
    if (isReading(method)) return limits.reads.consume(client, costOf(path));
    const decision = await limits.writes.consume(client);
    // Refuses a used-up limit before the body is sent. The verb counts it.
    const call = CALLS.find(([pattern]) => pattern.test(path))?.[1](limits) ?? [];
    for (const limiter of decision.allowed ? call : []) {
      const standing = await limiter.look(client);
      if (!standing.allowed) return standing;
    }
    return decision;
  }

  /** A posted form comes back with what was typed, up to a second limit. */
  async function mayReturn(c: Context<ServerEnvironment>): Promise<boolean> {
    if (c.req.method !== "POST" || !isPage(c.req.path)) return false;
    return (await limits.returnedForms.consume(clientAddress(c.env.incoming, trustedProxies))).allowed;
  }

  return async (c, next) => {
    if (UNCOUNTED.has(c.req.path)) return next();
    const decision = await decide(c);
    if (decision.allowed) await next();
    else if (await mayReturn(c)) {
      c.set("returned", decision);
      await next();
    } else c.res = refusals.rateLimited(c, decision.retryAfterSeconds);
    if (!refusals.isApi(c) && c.res.status !== 429) return undefined;
    for (const [name, value] of Object.entries(rateLimitHeaders(decision.standing))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    return undefined;
  };
}
