/** Responds to a request without reading its body, and closes so that the client can still read the response. */
import type { IncomingMessage, ServerResponse } from "node:http";

/** If the socket closed at once, the kernel would reset the connection and the response would be lost. */
const LINGER_MS = 2_000;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/** Call it before the response is written. Further bytes of the client stay in the kernel's buffers. */
export function leaveUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = incoming;
  if (outgoing.headersSent) return;
  outgoing.setHeader("connection", "close");
  // Node would read the whole body after the response. A read that has begun takes one buffer and stops.
  if (!incoming.readableDidRead) incoming.read(0);
  incoming.pause();
  // Node calls this after the last response of a connection.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
