/**
 * Limits how many requests a client sends ahead on one connection. Node hands on everything that one packet contains in
 * the same turn of the event loop, so a packet of 1,700 requests would hold up everybody until all are begun.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies wait for each response; some tools send a few requests ahead. */
const MAX_AHEAD = 16;

export type Admission = "admitted" | "refused" | "ignored";

/**
 * Returns a function to call with every request that takes work. After the first one that is refused, the connection
 * ends with its response, so all further ones are ignored.
 */
export function limitRequestsAhead(
  most: number = MAX_AHEAD,
): (request: IncomingMessage, response: ServerResponse) => Admission {
  const open = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const ahead = open.get(socket) ?? 0;
    if (ahead > most) return "ignored";
    open.set(socket, ahead + 1);
    if (ahead === most) return "refused";
    response.once("close", () => {
      const left = open.get(socket) ?? 0;
      // A connection that ends begins no other request.
      if (left <= most) open.set(socket, left - 1);
    });
    return "admitted";
  };
}
