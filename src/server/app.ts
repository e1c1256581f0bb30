/** The order of the middleware. Cached pages and built files are sent before it, in listener.ts. */
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Replies } from "#platform/api/respond.ts";
import type { Log } from "#platform/log.ts";
import type { Tracer } from "#platform/traces/tracer.ts";
import { isOfferedCall } from "#shell/navigation/offer.ts";
import { legacyRedirect, redirectOf, type Redirect } from "./addresses/redirect.ts";
import type { Stopping } from "./connections/drain.ts";
import type { Config } from "./config.ts";
import type { SiteMetrics } from "./metrics/site-metrics.ts";
import type { Limits } from "./middleware/limits.ts";
import { allowedMethods } from "./middleware/allowed-methods.ts";
import { leaveUnreadBodies, readBodies } from "./middleware/bodies.ts";
import { keepCalls } from "./middleware/kept-calls.ts";
import { clientAddress } from "./middleware/client-address.ts";
import {
  callCaching,
  compressed,
  isOpenCall,
  isOpenPath,
  openAccess,
  siteAccess,
} from "./middleware/open-access.ts";
import { measureRequests } from "./middleware/measure-requests.ts";
import { rateLimits } from "./middleware/rate-limits.ts";
import { requestLog } from "./middleware/request-log.ts";
import { isCrossSite } from "./middleware/same-site.ts";
import { INERT_POLICY, securityHeaders, type SecurityHeaders } from "./middleware/security-headers.ts";
import type { RenderQueue } from "./overload/render-queue.ts";
import type { PageServer } from "./pages/page-server.ts";
import { storedResponse } from "./pages/stored-answer.ts";
import type { Refusals } from "./refusals.ts";
import { requestLanguage } from "./request-language.ts";
import type { ServerEnvironment } from "./server-environment.ts";

interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  readonly limits: Limits;
  readonly queue: RenderQueue;
  readonly stopping: Readonly<Stopping>;
  readonly replies: Replies;
  readonly refusals: Refusals;
  readonly staticHost: string;
  readonly isReady: () => Promise<boolean>;
  readonly metrics: SiteMetrics;
  readonly tracer: Tracer | undefined;
  readonly pages: () => Pick<PageServer, "hasPage" | "methodsOf" | "render" | "beginCall">;
}

export type App = OpenAPIHono<ServerEnvironment>;

export function createApp(options: AppOptions): App {
  const { config, log, replies, refusals } = options;
  const app: App = new OpenAPIHono<ServerEnvironment>({ defaultHook: replies.defaultHook });

  app.use(requestLog(log));
  app.use(measureRequests(options));
  app.use(leaveUnreadBodies);
  app.use(lastAnswers(options.stopping));
  app.use(withHeaders({ ...securityHeaders(config.PUBLIC_ORIGIN), "content-security-policy": INERT_POLICY }));
  app.use(openAccess);
  app.use(siteAccess(config.PUBLIC_ORIGIN));
  // Before any lookup, redirect or body, so that a refused request costs nothing more.
  const { TRUST_PROXY: trustedProxies, RATE_LIMIT_FACTOR: factor } = config;
  const isPage = (path: string): boolean => options.pages().hasPage(path);
  app.use(rateLimits({ limits: options.limits, trustedProxies, refusals, isPage }));
  app.use(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const { pathname, search } = new URL(c.req.url);
    const redirect = redirectOf({ pathname, search }, () => requestLanguage(c));
    return redirect ? redirectResponse(redirect) : next();
  });
  app.use(async (c, next) => (isOfferedCall(c.req.path) ? next() : replies.sendFailure(c, "not_found")));
  app.use(async (c, next) =>
    !isOpenCall(c.req.path) && isCrossSite(c.req.method, c.req.raw.headers, config.PUBLIC_ORIGIN)
      ? refusals.refuse(c, "forbidden")
      : next(),
  );
  app.use(readBodies({ trustedProxies, factor, refusals }));

  mountQueue(app, options.queue);
  for (const path of ["/v1/*", "/openapi.json", "/data/*", "/feeds/*", "/sitemap.xml", "/sitemaps/*"])
    app.use(path, ...compressed);
  app.use("/v1/*", callCaching);
  const keptCalls = keepCalls(securityHeaders(config.PUBLIC_ORIGIN), (request) =>
    options.pages().beginCall(request),
  );
  for (const path of ["/v1/*", "/data/*", "/feeds/*"]) app.get(path, keptCalls);

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) =>
    (await options.isReady()) ? c.json({ status: "ready" }) : c.json({ status: "unavailable" }, 503),
  );
  app.onError((error, c) => refusals.onError(error, c));
  app.notFound((c) => answerOther(app, c, options));
  return app;
}

/** Adds headers that the response has not set itself. */
const withHeaders =
  (shared: SecurityHeaders): MiddlewareHandler<ServerEnvironment> =>
  async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(shared)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    // A cache may keep a 404 or 410 that does not forbid it, whoever the address belongs to.
    if (c.res.status >= 400 && !c.res.headers.has("cache-control"))
      c.res.headers.set("cache-control", "no-store");
  };

/** Also covers responses to requests that arrived before the stop began. */
const lastAnswers =
  (stopping: Readonly<Stopping>): MiddlewareHandler<ServerEnvironment> =>
  async (c, next) => {
    await next();
    const { outgoing } = c.env;
    if (stopping.hasBegun && !outgoing.headersSent) outgoing.setHeader("connection", "close");
  };

/**
 * Calls of /api skip the queue, because each belongs to one visitor. Pages are queued in page-server.ts, where
 * concurrent requests share one render.
 */
function mountQueue(app: App, queue: RenderQueue): void {
  app.get("/v1/*", (_c, next) => queue.run(next, "call"));
  for (const path of ["/data/*", "/feeds/*", "/sitemap.xml", "/sitemaps/*"])
    app.get(path, (_c, next) => queue.run(next, "page"));
}

function redirectResponse({ status, location, isNegotiated }: Redirect): Response {
  const headers = {
    location,
    "cache-control": isNegotiated ? "private, no-cache" : "public, max-age=3600",
    ...(isNegotiated ? { vary: "Accept-Language, Cookie" } : {}),
  };
  return new Response(null, { status, headers });
}

/** Answers what no endpoint does: other methods of an address, pages, and whatever does not exist. */
function answerOther(
  app: App,
  c: Context<ServerEnvironment>,
  options: AppOptions,
): Response | Promise<Response> {
  const { replies, refusals, pages } = options;
  const { method, path } = c.req;
  const ofCall = allowedMethods(app, path);
  const allow = ofCall.length > 0 ? ofCall : pages().methodsOf(path);
  if (allow.length > 0 && (method === "OPTIONS" || !allow.includes(method))) {
    if (ofCall.length === 0 && method !== "OPTIONS") return refusals.methodNotAllowed(c, allow);
    c.header("Allow", allow.join(", "));
    return method === "OPTIONS" ? c.body(null, 204) : replies.sendFailure(c, "method_not_allowed");
  }
  const isData = refusals.isApi(c) || isOpenPath(c.req.path);
  return isData ? replies.sendFailure(c, "not_found") : servePage(c, options);
}

/** Any path that is not an endpoint is a page, or its 404. */
async function servePage(c: Context<ServerEnvironment>, options: AppOptions): Promise<Response> {
  const { config, log, pages, staticHost } = options;
  const legacy = pages().hasPage(c.req.path) ? null : legacyRedirect(c.req.path, staticHost);
  if (legacy) return redirectResponse(legacy);
  const id = c.get("requestId");
  const answer = await pages().render(c.req.raw, {
    client: clientAddress(c.env.incoming, config.TRUST_PROXY),
    returned: c.get("returned"),
    reportError: (error) => log.error({ id, err: error }, "page failed"),
  });
  return answer instanceof Response ? answer : storedResponse(answer, c.req.raw);
}
