/** Reads the bodies of requests that passed the rate limits, before any handler sees them. */
import { ReadableStream } from "node:stream/web";
import type { Context, MiddlewareHandler } from "hono";
import { pathWithoutLanguage } from "#i18n/paths.ts";
import { factsOf, pageAt } from "#shell/navigation/page-table.ts";
import { BodyBudget } from "#server/bodies/body-budget.ts";
import { hasBody, leaveUnread } from "#server/bodies/leave-unread.ts";
import { receiveBody } from "#server/bodies/receive-body.ts";
import { wideKey } from "#platform/client-key.ts";
import { EventLoopTurns } from "#platform/event-loop-yield.ts";
import type { Refusals } from "#server/refusals.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";
import { clientAddress } from "./client-address.ts";

/** The limit for forms and JSON without files. */
export const BODY_LIMIT_BYTES = 128 * 1024;
/** A logo, a report, five screenshots and the form around them. */
const FILES_LIMIT_BYTES = 26 * 1024 * 1024;
const FILES_LIMIT = `${FILES_LIMIT_BYTES / 1024 ** 2} MB`;
/** The calls that accept files; forms of pages do too, for visitors without JavaScript. */
const FILE_CALLS = /^\/api\/(?:uploads|submissions\/\w+|receipts\/[^/]+\/resubmit)$/;

function takesFiles(path: string): boolean {
  const page = pageAt(pathWithoutLanguage(path));
  return FILE_CALLS.test(path) || (page !== undefined && factsOf(page).takesFiles === true);
}

/** Of all clients; the largest forms are rare, and a form waits for room. One client may have one, or eight small ones. */
const TOTAL_BYTES = 128 * 1024 * 1024;
const CLIENT_BYTES = 32 * 1024 * 1024;
const CLIENT_BODIES = 8;

/** A client that was refused for lack of memory may retry after this time. */
const RETRY_SECONDS = 5;

/** Bodies of other methods have no meaning here and are not read. */
const WITH_BODY = new Set(["POST", "PUT", "PATCH", "DELETE"]);

const isMultipart = (c: Context): boolean =>
  c.req.header("content-type")?.toLowerCase().startsWith("multipart/form-data") === true;

interface BodiesOptions {
  readonly trustedProxies: number;
  /** `RATE_LIMIT_FACTOR` also multiplies how many bodies a client may have open. */
  readonly factor: number;
  readonly refusals: Refusals;
}

export function readBodies(options: BodiesOptions): MiddlewareHandler<ServerEnvironment> {
  const { trustedProxies, factor, refusals } = options;
  const budget = new BodyBudget({
    totalBytes: TOTAL_BYTES,
    clientBytes: Math.min(TOTAL_BYTES, CLIENT_BYTES * Math.max(1, factor)),
    clientBodies: Math.max(1, Math.round(CLIENT_BODIES * factor)),
  });
  const turns = new EventLoopTurns();
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    if (!hasBody(incoming) || !WITH_BODY.has(c.req.method)) return next();
    const client = clientAddress(incoming, trustedProxies);
    const network = wideKey(client);
    const returned = c.get("returned");
    const withFiles = !returned && takesFiles(c.req.path) && isMultipart(c);
    const maxBytes = withFiles ? FILES_LIMIT_BYTES : BODY_LIMIT_BYTES;
    // A client with `Expect: 100-continue` has passed every limit here.
    if (incoming.headers.expect !== undefined) outgoing.writeContinue();
    const received = await receiveBody(incoming, { maxBytes, budget, client, network });
    if (received.ok) {
      outgoing.once("close", received.release);
      // Reading a large form takes a while. Several at the same moment must not hold up everybody for all of them.
      await turns.next();
      c.req.raw = withChunks(c.req.raw, received.chunks);
      return next();
    }
    if (returned) return refusals.rateLimited(c, returned.retryAfterSeconds);
    if (received.why === "too_many") return refusals.rateLimited(c, RETRY_SECONDS);
    if (received.why === "no_room") return refusals.busy(c, RETRY_SECONDS);
    if (received.why === "too_large") return refusals.tooLarge(c, withFiles ? FILES_LIMIT : undefined);
    return refusals.tooSlow(c);
  };
}

/** As a stream, because a Request would copy a buffer, and copy it again when it is read. */
function withChunks({ url, method, headers, signal }: Request, chunks: readonly Buffer[]): Request {
  const body = ReadableStream.from(chunks) as BodyInit;
  // The type of the browser has no `duplex`, which Node requires for streams.
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
  return new Request(url, init);
}

/**
 * The outermost middleware: if nobody read the body by the end of the response, it stays unread and the connection
 * closes.
 */
export const leaveUnreadBodies: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  await next();
  const { incoming, outgoing } = c.env;
  if (hasBody(incoming) && !incoming.readableEnded) leaveUnread(incoming, outgoing);
};
