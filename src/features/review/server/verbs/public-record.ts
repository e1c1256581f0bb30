/** What the public may know: the figures of the last thirty days, and the daily head of the audit log. */
import type { ReviewDeps } from "#features/review/server/deps.ts";
import { DAY_MS, STATISTICS_DAYS, statisticsOf, type ReviewStatistics } from "#features/review/statistics.ts";

/** Every form shows the expectation, so the figures are counted at most this often. */
const FRESH_MS = 5 * 60_000;

export function createPublicRecord(deps: ReviewDeps) {
  const { store, clock } = deps;
  const since = (): Date => new Date(clock.now().getTime() - STATISTICS_DAYS * DAY_MS);
  let counted: Promise<ReviewStatistics> | null = null;
  let countedMs = 0;

  async function count(): Promise<ReviewStatistics> {
    const [steps, waiting, { looked, agreed }] = await Promise.all([
      store.stepsSince(since()),
      store.waitingByKind(),
      store.agreement(),
    ]);
    return statisticsOf({ at: clock.now(), steps, waiting, secondLooks: { looked, agreed } });
  }

  async function statistics(): Promise<ReviewStatistics> {
    const now = clock.now().getTime();
    if (counted === null || now - countedMs > FRESH_MS) {
      countedMs = now;
      counted = count();
      // A failure is not kept.
      counted.catch(() => (counted = null));
    }
    return counted;
  }

  return { statistics, dailyHeads: () => store.dailyHeads(since()) };
}
