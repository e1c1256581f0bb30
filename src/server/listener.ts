/** What Node calls for each request: stored answers go out at once, all else through Hono. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App } from "./app.ts";
import { sendStored, type StoredAnswer } from "./pages/stored-answer.ts";

interface ListenerOptions {
  readonly app: App;
  /** Looks among the built files and the rendered pages. */
  readonly stored: (request: IncomingMessage) => StoredAnswer | undefined;
}

/**
 * A client that dribbles its headers or its body holds a connection no longer than this. Idle ones are kept
 * longer than common proxies keep theirs, so that none sends into a connection we are closing.
 */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 75_000 };

export function createListener({ app, stored }: ListenerOptions): Server {
  const throughHono = getRequestListener(app.fetch);
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method === "GET" || request.method === "HEAD") {
      const answer = stored(request);
      if (answer) {
        sendStored(answer, request, response);
        return;
      }
    }
    void throughHono(request, response);
  };
  return createServer(TIMEOUTS, listener);
}
