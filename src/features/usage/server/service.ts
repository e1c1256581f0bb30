/** Counts opens of DApps and searches that found nothing, without anything about the visitor. */
import {
  keptWords,
  MAX_TRENDING,
  MIN_OPENS,
  MIN_SEARCHES,
  RETENTION_DAYS,
  TRENDING_DAYS,
  type SearchMiss,
} from "#features/usage/model.ts";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import type { Clock } from "#platform/clock.ts";
import { BatchedCounts } from "./batched-counts.ts";
import type { UsageStore } from "./store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Far more than people cause between two writes. */
const MAX_KEYS = 1_000;
/** How long a process shows the same trending DApps; pages are rendered again every hour anyway. */
const TRENDING_MS = 10 * 60_000;

interface UsageDeps {
  readonly store: UsageStore;
  readonly clock: Clock;
}

const todayOf = ({ clock }: UsageDeps): number => Math.floor(clock.now().getTime() / DAY_MS);
const thisHourOf = ({ clock }: UsageDeps): number => Math.floor(clock.now().getTime() / HOUR_MS);

export type Usage = ReturnType<typeof createUsage>;

export function createUsage(deps: UsageDeps) {
  const { store } = deps;
  const opens = openCounts(deps);
  const misses = missCounts(deps);
  return {
    countOpen: (id: number): void => opens.add(`${todayOf(deps)} ${id}`),

    /** Of a search that found nothing. What looks personal is not counted. */
    countMiss(typed: string, language: string): void {
      const words = keptWords(foldSearch(typed));
      if (words !== null) misses.add(`${thisHourOf(deps)} ${language} ${words}`);
    },

    trending: createTrending(deps),

    /** Searches that found nothing, most often first. */
    async searchMisses(days: number, limit: number): Promise<SearchMiss[]> {
      const sinceHour = thisHourOf(deps) - days * 24;
      const rows = await store.misses({ sinceHour, min: MIN_SEARCHES, limit });
      return rows.map((row) => ({ ...row, lastHour: new Date(row.lastHour * HOUR_MS) }));
    },

    /** Writes what was counted since the last time. */
    async flush(): Promise<void> {
      await opens.flush();
      await misses.flush();
    },

    async purge(): Promise<void> {
      await store.deleteOpens(todayOf(deps) - RETENTION_DAYS.opens);
      await store.deleteMisses(thisHourOf(deps) - RETENTION_DAYS.searches * 24);
    },
  };
}

const openCounts = ({ store }: UsageDeps): BatchedCounts =>
  new BatchedCounts({
    maxKeys: MAX_KEYS,
    write: (counts) =>
      store.addOpens(
        Array.from(counts, ([key, opens]) => {
          const [day = 0, id = 0] = key.split(" ").map(Number);
          return { day, id, opens };
        }),
      ),
  });

const missCounts = ({ store }: UsageDeps): BatchedCounts =>
  new BatchedCounts({
    maxKeys: MAX_KEYS,
    write: (counts) =>
      store.addMisses(
        Array.from(counts, ([key, searches]) => {
          const [hour = "", language = "", ...words] = key.split(" ");
          return { hour: Number(hour), language, words: words.join(" "), searches };
        }),
      ),
  });

/** The ids of the DApps that were opened most often, most often first. */
function createTrending(deps: UsageDeps): () => Promise<readonly number[]> {
  let known: { readonly ids: Promise<readonly number[]>; readonly untilMs: number } | null = null;
  return () => {
    const nowMs = deps.clock.now().getTime();
    if (known && nowMs < known.untilMs) return known.ids;
    const sinceDay = todayOf(deps) - TRENDING_DAYS + 1;
    const ids = deps.store.mostOpened({ sinceDay, min: MIN_OPENS, limit: MAX_TRENDING });
    known = { ids, untilMs: nowMs + TRENDING_MS };
    // Failures are not kept.
    ids.catch(() => (known = null));
    return ids;
  };
}
