/** Cuts idle connections and clients that read too slowly. */
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Visitors' idle connections stay open for 50 seconds, those of trusted proxies longer than the proxies keep theirs, so
 * that none sends into a closing connection.
 */
const IDLE_MS = { visitor: 50_000, proxy: 75_000 };
/** No bytes in either direction for this long, in the middle of a request. */
const STALLED_MS = 50_000;
/** Time from our end of a connection until it is cut and the kernel's buffers are freed. */
const LAST_READ_MS = 5_000;

/** A response must be read within a minute, or at this speed if it is large. */
const READING = { wholeMs: 58_000, bytesPerMs: 8, sweepMs: 2_000 };

interface Reading {
  readonly response: ServerResponse;
  readonly socket: Socket;
  /** When the response began. */
  since: number;
  readonly bytesBefore: number;
}

/** Returns a function to call with every response that the kernel has not taken completely. */
export function cutSilentClients(
  server: Server,
  trustedProxies: number,
  times: typeof READING = READING,
): (response: ServerResponse) => void {
  server.keepAliveTimeout = trustedProxies > 0 ? IDLE_MS.proxy : IDLE_MS.visitor;
  server.timeout = STALLED_MS;
  server.on("timeout", hangUp);
  const reading = new Set<Reading>();
  const sweep = setInterval(() => cutSlowReaders(reading, times), times.sweepMs).unref();
  server.on("close", () => clearInterval(sweep));
  return (response) => {
    const { socket } = response;
    if (!socket || (response.writableEnded && socket.writableLength === 0)) return;
    reading.add({ response, socket, since: performance.now(), bytesBefore: socket.bytesWritten });
  };
}

/** A client that reads sees our end and closes too. Any other is cut, together with the kernel's buffers. */
function hangUp(socket: Socket): void {
  socket.setTimeout(0);
  socket.end();
  setTimeout(() => socket.resetAndDestroy(), LAST_READ_MS).unref();
}

function cutSlowReaders(reading: Set<Reading>, { wholeMs, bytesPerMs }: typeof READING): void {
  const now = performance.now();
  for (const one of reading) {
    const { response, socket } = one;
    if (response.writableFinished || response.destroyed || socket.destroyed) reading.delete(one);
    else if (!response.headersSent) one.since = now;
    else if (now - one.since > wholeMs + (socket.bytesWritten - one.bytesBefore) / bytesPerMs) {
      reading.delete(one);
      socket.resetAndDestroy();
    }
  }
}
