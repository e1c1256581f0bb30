/** Watches the counters in the database for changes of public data by any process. */
import { setTimeout as sleep } from "node:timers/promises";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Log } from "#platform/log.ts";

/** The changed counters; null once an hour, because banners, activities and ads start and end by the clock. */
export type ChangedData = readonly string[] | null;

interface WatchOptions {
  readonly versions: Pick<DataVersions, "read">;
  readonly log: Log;
  readonly onChange: (changed: ChangedData) => void;
  /** Whether the database announces changes by itself; then it is asked less often. */
  readonly isAnnounced?: () => boolean;
  readonly everyMs?: number;
  readonly announcedMs?: number;
  readonly refreshMs?: number;
}

export interface DataWatch {
  /** Reads the counters now. */
  look(): void;
  stop(): void;
}

const EVERY_MS = 500;
/** Only in case an announcement was lost. */
const ANNOUNCED_MS = 5_000;
const HOUR_MS = 3_600_000;

type Versions = ReadonlyMap<string, number>;

const changedIn = (before: Versions, after: Versions): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));

/**
 * Pages are cleared only right after the database has answered: during an outage the cached pages are all there is.
 */
export function watchData(options: WatchOptions): DataWatch {
  const { versions, log, onChange, isAnnounced = () => false, refreshMs = HOUR_MS } = options;
  const { everyMs = EVERY_MS, announcedMs = ANNOUNCED_MS } = options;
  const ended = new AbortController();
  let woken = new AbortController();
  let known: Versions | null = null;
  let freshMs = performance.now();
  let isAway = false;

  async function look(): Promise<void> {
    try {
      const current = await versions.read();
      if (isAway) log.info("the database answers again");
      isAway = false;
      const isOld = performance.now() - freshMs > refreshMs;
      const changed = known ? changedIn(known, current) : [];
      known = current;
      if (!isOld && changed.length === 0) return;
      freshMs = performance.now();
      onChange(isOld ? null : changed);
    } catch (error) {
      // Logged once per outage, not at every poll.
      if (!isAway) log.warn({ err: error }, "the database does not answer; pages are kept as they are");
      isAway = true;
    }
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      woken = new AbortController();
      await look();
      const signal = AbortSignal.any([ended.signal, woken.signal]);
      const ms = isAnnounced() ? announcedMs : everyMs;
      await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  void watch();
  return { look: () => woken.abort(), stop: () => ended.abort() };
}
