/** The parent of several serving processes asks each of them for its metrics and serves them together. */
import cluster, { type Worker } from "node:cluster";
import { withLabel, type Family } from "#platform/metrics/metrics.ts";
import type { CollectMetrics } from "#server/metrics/site-metrics.ts";
import { isKind } from "./counter-messages.ts";

interface Question {
  readonly kind: "measure";
  readonly id: number;
  readonly withStored: boolean;
}

interface Reply {
  readonly kind: "measured";
  readonly id: number;
  readonly families: readonly Family[];
}

/** A process that is starting or ending does not reply; the others are reported without it. */
const REPLY_MS = 2_000;

let latest = 0;

function ask(worker: Worker, withStored: boolean): Promise<Family[]> {
  const id = (latest += 1);
  return new Promise((resolve) => {
    const done = (families: Family[]): void => {
      clearTimeout(late);
      worker.off("message", read);
      resolve(families);
    };
    const read = (message: unknown): void => {
      if (!isKind<Reply>(message, "measured") || message.id !== id) return;
      done(withLabel(message.families, { process: String(worker.id) }));
    };
    const late = setTimeout(() => done([]), REPLY_MS);
    worker.on("message", read);
    worker.send({ kind: "measure", id, withStored } satisfies Question, (error) => {
      if (error) done([]);
    });
  });
}

/** In the parent. */
export async function collectFromProcesses(): Promise<Family[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const connected = workers.filter((worker) => worker.isConnected());
  const families = await Promise.all(connected.map((worker, at) => ask(worker, at === 0)));
  return families.flat();
}

/** In a serving process. */
export function answerMeasurements(collect: CollectMetrics): void {
  async function answer({ id, withStored }: Question): Promise<void> {
    const families = await collect(withStored);
    if (process.connected) process.send?.({ kind: "measured", id, families } satisfies Reply);
  }
  process.on("message", (message) => {
    if (isKind<Question>(message, "measure")) void answer(message);
  });
}
