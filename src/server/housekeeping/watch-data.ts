/** Watches the counters in the database for changes of public data by any process. */
import { setTimeout as sleep } from "node:timers/promises";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Log } from "#platform/log.ts";

interface WatchOptions {
  readonly versions: Pick<DataVersions, "read">;
  readonly log: Log;
  /**
   * Also called once an hour, because banners, activities and ads start and end by the clock without a change of data.
   */
  readonly onChange: () => void;
  readonly everyMs?: number;
  readonly refreshMs?: number;
}

const EVERY_MS = 500;
const HOUR_MS = 3_600_000;

const same = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([name, version]) => b.get(name) === version);

/**
 * Returns a function that stops the watch. Pages are cleared only right after the database has answered: during an
 * outage the cached pages are all there is.
 */
export function watchData(options: WatchOptions): () => void {
  const { versions, log, onChange, everyMs = EVERY_MS, refreshMs = HOUR_MS } = options;
  const ended = new AbortController();
  let known: ReadonlyMap<string, number> | null = null;
  let freshMs = performance.now();
  let isAway = false;

  async function look(): Promise<void> {
    try {
      const current = await versions.read();
      if (isAway) log.info("the database answers again");
      isAway = false;
      const isOld = performance.now() - freshMs > refreshMs;
      if (isOld || (known && !same(known, current))) {
        freshMs = performance.now();
        onChange();
      }
      known = current;
    } catch (error) {
      // Logged once per outage, not at every poll.
      if (!isAway) log.warn({ err: error }, "the database does not answer; pages are kept as they are");
      isAway = true;
    }
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await look();
      await sleep(everyMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }
  void watch();
  return () => ended.abort();
}
