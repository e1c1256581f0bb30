/** Polls for background work until the process stops. */
import { setTimeout as sleep } from "node:timers/promises";
import { hasClockJumped } from "./steady/clock-jump.ts";

const STOP_GRACE_MS = 5_000;
const TIDY_EVERY_MS = 3_600_000;

export interface Worker {
  start(): void;
  /** Waits briefly for the current work; whatever is left is leased again after a restart. */
  stop(): Promise<void>;
  /** Aborted by `stop()`: work that has not begun by then stays for later. */
  readonly stopped: AbortSignal;
}

interface WorkerOptions {
  /** Does the work that is due. */
  readonly work: () => Promise<unknown>;
  /** Deletes old data, once at the start and once an hour. */
  readonly tidy: () => Promise<unknown>;
  readonly pollMs: number;
  readonly onError: (error: unknown) => void;
}

export function createWorker({ work, tidy, pollMs, onError }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let tidiedMs: number | null = null;
    while (!stopped.aborted) {
      try {
        await work();
        const isDue = tidiedMs === null || performance.now() - tidiedMs > TIDY_EVERY_MS;
        if (isDue && !hasClockJumped()) {
          await tidy();
          tidiedMs = performance.now();
        }
      } catch (error) {
        onError(error);
      }
      await sleep(pollMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    }
  }

  return {
    stopped,
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await Promise.race([running, sleep(STOP_GRACE_MS, undefined, { ref: false })]);
    },
  };
}
