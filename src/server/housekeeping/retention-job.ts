/** Purges every hour. Several processes may do it at once. */
import { setTimeout as sleep } from "node:timers/promises";
import { hasClockJumped } from "#platform/steady/clock-jump.ts";
import type { Log } from "#platform/log.ts";

interface RetentionJobOptions {
  readonly log: Log;
  readonly purge: () => Promise<object>;
  readonly firstMs?: number;
  readonly everyMs?: number;
  readonly isClockWrong?: () => boolean;
}

/** Later than the start of the site. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Returns a function that stops it. */
export function startRetentionJob(options: RetentionJobOptions): () => void {
  const { log, purge, firstMs = FIRST_MS, everyMs = EVERY_MS, isClockWrong = hasClockJumped } = options;
  const ended = new AbortController();
  const wait = (ms: number): Promise<unknown> =>
    sleep(ms, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
  async function run(): Promise<void> {
    await wait(firstMs);
    while (!ended.signal.aborted) {
      try {
        if (isClockWrong())
          log.error("the clock has jumped: nothing is purged until the site is started again");
        else log.info(await purge(), "old data purged");
      } catch (error) {
        log.error({ err: error }, "old data could not be purged");
      }
      await wait(everyMs);
    }
  }
  void run();
  return () => ended.abort();
}
