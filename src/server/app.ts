/** The order in which a request is looked at. Stored pages and files are answered before it, in listener.ts. */
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import type { Replies } from "#platform/api/respond.ts";
import type { Log } from "#platform/log.ts";
import { legacyRedirect, redirectOf, type Redirect } from "./addresses/redirect.ts";
import type { Config } from "./config.ts";
import type { Limits } from "./limits.ts";
import { clientAddress } from "./middleware/client-address.ts";
import { rateLimits } from "./middleware/rate-limits.ts";
import { requestLog } from "./middleware/request-log.ts";
import { isCrossSite } from "./middleware/same-site.ts";
import { INERT_POLICY, securityHeaders } from "./middleware/security-headers.ts";
import type { PageServer } from "./pages/page-server.ts";
import { storedResponse } from "./pages/stored-answer.ts";
import type { Refusals } from "./refusals.ts";
import { requestLanguage } from "./request-language.ts";
import type { ServerEnvironment } from "./server-environment.ts";

interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  readonly limits: Limits;
  readonly replies: Replies;
  readonly refusals: Refusals;
  readonly staticHost: string;
  readonly isReady: () => Promise<boolean>;
  readonly pages: () => Pick<PageServer, "hasPage" | "render">;
}

/** Forms and JSON are small. */
export const BODY_LIMIT_BYTES = 128 * 1024;
/** A logo and a report together, and the form around them. */
const FILES_LIMIT_BYTES = 16 * 1024 * 1024;
/** What takes files: the API's calls, and the pages' own forms for those without JavaScript. */
const FILE_PATHS =
  /^\/(?:api\/(?:uploads|submissions\/\w+|receipts\/[^/]+\/resubmit)|(?:[a-z-]+\/)?(?:submit\/\w+|receipt\/[^/]+))$/;

export type App = OpenAPIHono<ServerEnvironment>;

export function createApp(options: AppOptions): App {
  const { config, log, replies, refusals } = options;
  const shared = securityHeaders(config.PUBLIC_ORIGIN);
  const app: App = new OpenAPIHono<ServerEnvironment>({ defaultHook: replies.defaultHook });

  app.use(requestLog(log));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(shared)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (!c.res.headers.has("content-security-policy"))
      c.res.headers.set("content-security-policy", INERT_POLICY);
  });
  app.use(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const { pathname, search } = new URL(c.req.url);
    const redirect = redirectOf({ pathname, search }, () => requestLanguage(c));
    return redirect ? redirectResponse(redirect) : next();
  });
  app.use(async (c, next) =>
    isCrossSite(c.req.method, c.req.raw.headers, config.PUBLIC_ORIGIN)
      ? refusals.refuse(c, "forbidden")
      : next(),
  );
  const small = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: (c) => refusals.tooLarge(c) });
  const withFiles = bodyLimit({
    maxSize: FILES_LIMIT_BYTES,
    onError: (c) => refusals.tooLarge(c, `${FILES_LIMIT_BYTES / 1024 ** 2} MB`),
  });
  app.use((c, next) => (FILE_PATHS.test(c.req.path) ? withFiles(c, next) : small(c, next)));
  app.use(rateLimits(options.limits, config.TRUST_PROXY, refusals));

  const openData = [cors({ origin: "*", allowMethods: ["GET", "HEAD"] }), etag()] as const;
  for (const path of ["/v1/*", "/openapi.json", "/data/*", "/feeds/*"]) {
    app.get(path, ...openData, async (c, next) => {
      await next();
      c.res.headers.set("cross-origin-resource-policy", "cross-origin");
    });
  }

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) =>
    (await options.isReady()) ? c.json({ status: "ready" }) : c.json({ status: "unavailable" }, 503),
  );
  app.onError((error, c) => refusals.onError(error, c));
  app.notFound((c) => (refusals.isApi(c) ? replies.sendFailure(c, "not_found") : servePage(c, options)));
  return app;
}

function redirectResponse({ status, location, isNegotiated }: Redirect): Response {
  const headers = {
    location,
    "cache-control": isNegotiated ? "private, no-cache" : "public, max-age=3600",
    ...(isNegotiated ? { vary: "Accept-Language, Cookie" } : {}),
  };
  return new Response(null, { status, headers });
}

/** Everything that is no endpoint is a page, or its 404. */
async function servePage(c: Context<ServerEnvironment>, options: AppOptions): Promise<Response> {
  const { config, log, pages, staticHost } = options;
  const legacy = pages().hasPage(c.req.path) ? null : legacyRedirect(c.req.path, staticHost);
  if (legacy) return redirectResponse(legacy);
  const id = c.get("requestId");
  const answer = await pages().render(c.req.raw, {
    client: clientAddress(c.env.incoming, config.TRUST_PROXY),
    reportError: (error) => log.error({ id, err: error }, "page failed"),
  });
  return answer instanceof Response ? answer : storedResponse(answer, c.req.raw);
}
