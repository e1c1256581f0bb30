/** Stops a server without losing a request. */
import type { Server } from "node:http";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";

/**
 * A connection without traffic for this long is idle. After a response the next request may already be on its way, and
 * closing the connection would lose it.
 */
const QUIET_MS = 1_000;
/** A busy site is never quiet, so the listening socket closes after this time in any case. */
const MOST_QUIET_MS = 4_000;
/** Open requests have this long in total; then the connections are cut. */
const DRAIN_MS = 8_000;
const LOOK_MS = 50;

/** Shared by all parts of the site: once the stop has begun, every response closes its connection. */
export interface Stopping {
  hasBegun: boolean;
}

export async function drain(server: Server, stopping: Stopping, quietMs = QUIET_MS): Promise<void> {
  stopping.hasBegun = true;
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  if (quietMs > 0) await untilQuiet(server, quietMs);
  await new Promise<void>((resolve) => {
    // Also closes idle connections.
    server.close(() => resolve());
  });
  clearTimeout(cut);
}

/**
 * Accepts new connections meanwhile: closing a socket makes the kernel reset the connections in its queue, so it closes
 * when none arrives.
 */
async function untilQuiet(server: Server, quietMs: number): Promise<void> {
  const began = performance.now();
  let latest = began;
  const note = (): void => {
    latest = performance.now();
  };
  server.on("connection", note).on("request", note);
  const isQuiet = (): boolean => performance.now() - latest > quietMs;
  while (!isQuiet() && performance.now() - began < MOST_QUIET_MS) await sleep(LOOK_MS);
  server.off("connection", note).off("request", note);
  // One more turn of the loop accepts what has arrived since.
  await setImmediate();
}
