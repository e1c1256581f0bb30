/** Node's request listener: sends cached responses directly and passes all other requests to Hono. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App } from "#server/app.ts";
import { refuseTarget } from "#server/addresses/request-target.ts";
import { hasBody, leaveUnread } from "#server/bodies/leave-unread.ts";
import { INERT_POLICY, type SecurityHeaders } from "#server/middleware/security-headers.ts";
import { sendStored, storeAnswer, type StoredAnswer } from "#server/pages/stored-answer.ts";
import { clientAddress } from "#server/middleware/client-address.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { BeginQueue } from "./begin-queue.ts";
import { keepAliveLines, PreparedResponse } from "./prepared-response.ts";
import { limitRequestsAhead } from "./requests-ahead.ts";
import { cutSilentClients } from "./silent-clients.ts";
import type { Stopping } from "./drain.ts";
import type { Surplus } from "./surplus.ts";

interface ListenerOptions {
  readonly app: App;
  /** Looks up the built files and the rendered pages. */
  readonly stored: (request: IncomingMessage) => StoredAnswer | undefined;
  /** Called for each of them. */
  readonly onSent: () => void;
  readonly trustedProxies: number;
  /** `RATE_LIMIT_FACTOR` also multiplies how many requests of a client may wait. */
  readonly factor: number;
  readonly shared: SecurityHeaders;
  readonly stopping: Readonly<Stopping>;
  readonly surplus: Surplus;
}

/**
 * Headers have ten seconds. Bodies have thirty, enforced in server/bodies; `requestTimeout` is the fallback for bodies
 * that nobody reads. Node checks every 30 seconds by default, which is too late.
 */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 32_000, connectionsCheckingInterval: 1_000 };

/** The first leaves out the stream of a body that does not exist, which takes a sixth of the time of a kept answer. */
const SHORTCUTS: ServerOptions = { optimizeEmptyRequests: true, ServerResponse: PreparedResponse };

const HEALTH_PATH = "/healthz";

/** A refused client may ask again after this time. */
const RETRY_SECONDS = 2;
const RETRIED = new Set([429, 503]);

/** Browsers send about twenty headers. */
const MAX_HEADERS = 100;

/** Each connection takes about 20 KB. New connections beyond this are closed at once. */
const MAX_CONNECTIONS = 10_000;

const healthAnswer = (headers: SecurityHeaders): StoredAnswer =>
  storeAnswer(
    200,
    { ...headers, "content-type": "application/json" },
    { identity: Buffer.from('{"status":"ok"}') },
  );

export function createListener(options: ListenerOptions): Server {
  const { app, stored, onSent, trustedProxies, shared, stopping, surplus, factor } = options;
  const throughHono = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const inertHeaders = { ...shared, "content-security-policy": INERT_POLICY, "cache-control": "no-store" };
  const refuse = (request: IncomingMessage, response: ServerResponse, status: number): void => {
    if (hasBody(request)) leaveUnread(request, response);
    if (RETRIED.has(status)) response.setHeader("retry-after", RETRY_SECONDS);
    response.writeHead(status, { ...inertHeaders, "content-length": 0 }).end();
  };
  const health = healthAnswer(inertHeaders);
  const admit = limitRequestsAhead();
  const queue = new BeginQueue(factor);
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (stopping.hasBegun || surplus.take()) response.setHeader("connection", "close");
    const refusal = refuseTarget(request);
    if (refusal !== null) return refuse(request, response, refusal);
    if (request.method === "GET" || request.method === "HEAD") {
      if (hasBody(request)) leaveUnread(request, response);
      // A probe asks whether this process answers at all, so it waits for nobody.
      if (request.url === HEALTH_PATH) return sendStored(health, request, response, connection);
      const answer = stored(request);
      if (answer) {
        sendStored(answer, request, response, connection);
        watchReader(response);
        onSent();
        return;
      }
    }
    const admission = admit(request, response);
    if (admission === "ignored") return;
    watchReader(response);
    if (admission === "refused") {
      response.setHeader("connection", "close");
      return refuse(request, response, 429);
    }
    const begin = (): void => {
      if (!response.destroyed) void throughHono(request, response);
    };
    if (!queue.run(begin, () => clientAddress(request, trustedProxies))) refuse(request, response, 503);
  };
  const server = createServer({ ...TIMEOUTS, ...SHORTCUTS }, listener);
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  // Requests with `Expect: 100-continue` pass the same limits.
  server.on("checkContinue", listener);
  answerBrokenRequests(server, shared);
  const watchReader = cutSilentClients(server, trustedProxies);
  const connection = keepAliveLines(server.keepAliveTimeout);
  return server;
}
