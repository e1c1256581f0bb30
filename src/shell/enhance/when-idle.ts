/** §9: what can wait waits at most this long. */
const TIMEOUT_MS = 2_000;

/** Does something once the page at hand needs nothing more. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work, TIMEOUT_MS);
}
