/**
 * Keeps the answers of public calls, data files and feeds beside the pages, until the data changes. The listener then
 * sends them without Hono, and they cost no rate limit.
 */
import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { ServerEnvironment } from "#server/server-environment.ts";
import {
  storeAnswer,
  storedResponse,
  withQuickForm,
  type StoredAnswer,
} from "#server/pages/stored-answer.ts";
import { CALL_CACHE, isOpenCall, OPEN_HEADERS } from "./open-access.ts";
import { INERT_POLICY, type SecurityHeaders } from "./security-headers.ts";

/**
 * Called before an answer is made; the result keeps it, unless the data has changed meanwhile. Null if the answer
 * cannot be kept.
 */
export type BeginCall = (request: IncomingMessage) => ((answer: StoredAnswer) => void) | null;

export function keepCalls(shared: SecurityHeaders, begin: BeginCall): MiddlewareHandler<ServerEnvironment> {
  const common = { ...shared, "content-security-policy": INERT_POLICY, ...OPEN_HEADERS };
  return async (c, next) => {
    const keep = c.req.method === "GET" ? begin(c.env.incoming) : null;
    if (!keep) return next();
    await next();
    if (c.res.status !== 200) return undefined;
    const isCall = isOpenCall(c.req.path);
    const headers = {
      ...common,
      ...(isCall ? { "cache-control": CALL_CACHE } : {}),
      ...Object.fromEntries(c.res.headers),
      vary: isCall ? "Accept-Encoding, lang" : "Accept-Encoding",
    };
    const answer = storeAnswer(200, headers, { identity: Buffer.from(await c.res.arrayBuffer()) });
    const sent = await withQuickForm(answer, c.req.header("accept-encoding"));
    keep(sent);
    c.res = storedResponse(sent, c.req.raw);
    return undefined;
  };
}
