/** Purges every hour. Several processes may do it at once. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/log.ts";

interface HousekeepingOptions {
  readonly log: Log;
  readonly purge: () => Promise<object>;
}

/** Not while the site is still starting. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Returns a function that ends it. */
export function keepHouse({ log, purge }: HousekeepingOptions): () => void {
  const ended = new AbortController();
  const wait = (ms: number): Promise<unknown> =>
    sleep(ms, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
  async function run(): Promise<void> {
    await wait(FIRST_MS);
    while (!ended.signal.aborted) {
      try {
        log.info(await purge(), "old data purged");
      } catch (error) {
        log.error({ err: error }, "old data could not be purged");
      }
      await wait(EVERY_MS);
    }
  }
  void run();
  return () => ended.abort();
}
