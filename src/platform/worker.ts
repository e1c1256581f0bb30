/** Work that is looked for again and again, beside the requests, until the process stops. */
import { setTimeout as sleep } from "node:timers/promises";

const STOP_GRACE_MS = 5_000;
const TIDY_EVERY_MS = 3_600_000;

export interface Worker {
  start(): void;
  /** Waits a moment for the work under way; whatever is left is leased again after a restart. */
  stop(): Promise<void>;
  /** Set by `stop()`: what has not begun by then is left. */
  readonly stopped: AbortSignal;
}

interface WorkerOptions {
  /** Does what is due. */
  readonly work: () => Promise<unknown>;
  /** Forgets what is old; once at the start, and once an hour. */
  readonly tidy: () => Promise<unknown>;
  readonly pollMs: number;
  readonly onError: (error: unknown) => void;
}

export function createWorker({ work, tidy, pollMs, onError }: WorkerOptions): Worker {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let tidiedAt = 0;
    while (!stopped.aborted) {
      try {
        await work();
        if (Date.now() - tidiedAt > TIDY_EVERY_MS) {
          await tidy();
          tidiedAt = Date.now();
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
