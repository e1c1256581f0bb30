/** Learns, from the counters in the database, that some process changed public data. */
import { setTimeout as sleep } from "node:timers/promises";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Log } from "#platform/log.ts";

interface WatchOptions {
  readonly versions: DataVersions;
  readonly log: Log;
  readonly onChange: () => void;
  readonly everyMs?: number;
}

const EVERY_MS = 500;

const same = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([name, version]) => b.get(name) === version);

/** Returns a function that ends the watch. A database that is away leaves the pages as they are. */
export function watchData({ versions, log, onChange, everyMs = EVERY_MS }: WatchOptions): () => void {
  const ended = new AbortController();
  async function watch(): Promise<void> {
    let known: ReadonlyMap<string, number> | null = null;
    while (!ended.signal.aborted) {
      try {
        const current = await versions.read();
        if (known && !same(known, current)) onChange();
        known = current;
      } catch (error) {
        log.warn({ err: error }, "the data versions could not be read");
      }
      await sleep(everyMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }
  void watch();
  return () => ended.abort();
}
