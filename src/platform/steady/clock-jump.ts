/** Detects that the system clock was set while this process ran, by more than clocks drift. */

const TOLERANCE_MS = 86_400_000;

const offset = (): number => Date.now() - performance.now();

export function watchClock(): () => boolean {
  const first = offset();
  return () => Math.abs(offset() - first) > TOLERANCE_MS;
}

/**
 * Retention jobs stop then, because a clock that is wrong by a year would delete everything. A restart confirms the new
 * time.
 */
export const hasClockJumped: () => boolean = watchClock();
