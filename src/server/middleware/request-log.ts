/** Logs one line per request, with an id that error pages and failures show. It contains nothing personal. */
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Log } from "#platform/log.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";

/** Receipt and mail links have secrets in their path, so long segments are not logged. */
const SECRET_SEGMENT = /\/[^/]{20,}/g;

export const loggedPath = (path: string): string => path.slice(0, 200).replace(SECRET_SEGMENT, "/…");

export function requestLog(log: Log): MiddlewareHandler<ServerEnvironment> {
  return async (c, next) => {
    const id = randomUUID();
    const started = performance.now();
    c.set("requestId", id);
    await next();
    c.res.headers.set("x-request-id", id);
    const ms = Math.round(performance.now() - started);
    log.info({ id, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, "request");
  };
}
