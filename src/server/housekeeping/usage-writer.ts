/** Writes the counts of this process every few seconds, and what is left when it stops. */
import type { Usage } from "#features/usage/server/service.ts";
import type { Log } from "#platform/log.ts";
import { createWorker } from "#platform/worker.ts";

const EVERY_MS = 5_000;

/** Returns a function that stops it. */
export function startUsageWriter(usage: Pick<Usage, "flush">, log: Log): () => Promise<void> {
  const onError = (error: unknown): void => log.warn({ err: error }, "counts could not be written yet");
  const worker = createWorker({
    work: usage.flush,
    tidy: () => Promise.resolve(),
    pollMs: EVERY_MS,
    onError,
  });
  worker.start();
  return async () => {
    await worker.stop();
    await usage.flush().catch(onError);
  };
}
