/** §9: deferred work waits at most this long. */
const TIMEOUT_MS = 2_000;

/** Runs the callback once the page is idle. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work, TIMEOUT_MS);
}
