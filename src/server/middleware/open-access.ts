/**
 * CORS for what any site may read: the calls of `/v1`, the open data and the feeds. Refusals are readable too, because
 * a page that only gets "blocked by CORS" cannot tell its reader why.
 */
import type { Context, MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";

const OPEN_PATH = /^\/(?:v1|data|feeds)\/|^\/openapi\.json$/;

export const isOpenPath = (path: string): boolean => OPEN_PATH.test(path);

/** No call of `/v1` changes anything, so other sites may send its POST as well as its GETs. */
export const isOpenCall = (path: string): boolean => path.startsWith("/v1/");

/** The headers of §7, and those of a conditional request. */
const REQUEST_HEADERS = "lang, os, appver, version, content-type, if-none-match, cache-control";
const READ_HEADERS =
  "etag, retry-after, ratelimit, ratelimit-policy, ratelimit-limit, ratelimit-remaining, ratelimit-reset";
const PREFLIGHT_SECONDS = 86_400;

const PREFLIGHT_HEADERS = {
  "access-control-allow-methods": "GET, HEAD, POST, OPTIONS",
  "access-control-max-age": String(PREFLIGHT_SECONDS),
};

const OPEN_PREFLIGHT = {
  ...PREFLIGHT_HEADERS,
  "access-control-allow-origin": "*",
  "access-control-allow-headers": REQUEST_HEADERS,
  "cache-control": `public, max-age=${PREFLIGHT_SECONDS}`,
};

const isPreflight = (c: Context): boolean =>
  c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined;

/** On every response that any site may read. */
export const OPEN_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": READ_HEADERS,
  "cross-origin-resource-policy": "cross-origin",
};

/** Runs before the limits, so that their refusals are readable too. */
export const openAccess: MiddlewareHandler = async (c, next) => {
  if (!isOpenPath(c.req.path)) return next();
  if (isPreflight(c)) return new Response(null, { status: 204, headers: OPEN_PREFLIGHT });
  await next();
  for (const [name, value] of Object.entries(OPEN_HEADERS)) c.res.headers.set(name, value);
  return undefined;
};

/** Our own pages call `/api` on this host if it is their `API_ORIGIN`; no other site may read it. */
export const siteAccess =
  (publicOrigin: string): MiddlewareHandler =>
  async (c, next) => {
    if (!c.req.path.startsWith("/api/") || c.req.header("origin") !== publicOrigin) return next();
    const allowed = { "access-control-allow-origin": publicOrigin, vary: "Origin" };
    if (isPreflight(c)) {
      const headers = { "access-control-allow-headers": `${REQUEST_HEADERS}, idempotency-key` };
      return new Response(null, { status: 204, headers: { ...PREFLIGHT_HEADERS, ...headers, ...allowed } });
    }
    await next();
    c.res.headers.set("access-control-allow-origin", publicOrigin);
    c.res.headers.set("access-control-expose-headers", READ_HEADERS);
    c.res.headers.append("vary", "Origin");
    return undefined;
  };

/** A cache must revalidate with the ETag each time, so that operators' changes are visible at once. */
export const CALL_CACHE = "public, no-cache";

/** Sets the cache headers of calls: failures are not stored, and responses vary by the `lang` header. */
export const callCaching: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, ok } = c.res;
  if (!headers.has("cache-control"))
    headers.set("cache-control", ok && c.req.method !== "POST" ? CALL_CACHE : "no-store");
  if (!headers.get("vary")?.endsWith("lang")) headers.append("vary", "lang");
};

/** Both encodings of a text share one ETag, so it is weak. */
export const compressed: readonly MiddlewareHandler[] = [
  compress({ encoding: "gzip" }),
  etag({ weak: true }),
];
