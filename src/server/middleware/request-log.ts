/** One line per answered request, with an id that error pages and failures quote. Nothing personal. */
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Log } from "#platform/log.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";

/** Receipt and mail links carry secrets in their path: long segments are not written down. */
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
