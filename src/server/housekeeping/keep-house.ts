/** Purges every hour. Several processes may do it at once. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/log.ts";

interface HousekeepingOptions {
  readonly log: Log;
  readonly purge: () => Promise<object>;
  readonly firstMs?: number;
  readonly everyMs?: number;
}

/** Not while the site is still starting. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Returns a function that ends it. */
export function keepHouse(options: HousekeepingOptions): () => void {
  const { log, purge, firstMs = FIRST_MS, everyMs = EVERY_MS } = options;
  const ended = new AbortController();
  const wait = (ms: number): Promise<unknown> =>
    sleep(ms, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
  async function run(): Promise<void> {
    await wait(firstMs);
    while (!ended.signal.aborted) {
      try {
        log.info(await purge(), "old data purged");
      } catch (error) {
        log.error({ err: error }, "old data could not be purged");
      }
      await wait(everyMs);
    }
  }
  void run();
  return () => ended.abort();
}
