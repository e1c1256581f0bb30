/** §4: when a part of the program cannot be loaded the page is reloaded, at most once per minute. */
export const RELOAD_GUARD_MS = 60_000;

/** Where the session's storage keeps the time of the last reload. */
export const RELOAD_STAMP_KEY = "reloaded-at";

/** A stamp that is damaged or lies in the future (the clock was set back) does not count. */
export function mayReload(stamp: string | null, nowMs: number): boolean {
  const elapsedMs = nowMs - Number(stamp ?? Number.NaN);
  return !(elapsedMs >= 0 && elapsedMs < RELOAD_GUARD_MS);
}
