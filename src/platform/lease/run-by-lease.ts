/** Runs work while this process holds a lease, and hands it over when the process stops or loses the lease. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Lease } from "./lease.ts";
import type { Log } from "#platform/log.ts";

export interface RunningWork {
  stop: () => Promise<unknown>;
}

interface RunOptions {
  readonly lease: Lease;
  readonly begin: () => RunningWork;
  readonly log: Log;
  /** How often the lease is renewed by its holder, and looked at by the others. */
  readonly renewMs?: number;
  readonly lookMs?: number;
}

const RENEW_MS = 2_000;
const LOOK_MS = 1_000;

export function runByLease(options: RunOptions): RunningWork {
  const { lease, begin, log, renewMs = RENEW_MS, lookMs = LOOK_MS } = options;
  const stopped = new AbortController();
  let work: RunningWork | null = null;
  let heldAtMs = 0;

  async function doesHold(): Promise<boolean> {
    const asked = performance.now();
    try {
      const holds = await lease.hold();
      if (holds) heldAtMs = asked;
      return holds;
    } catch (error) {
      // An outage of the database ends the lease when it would have expired, because another process may have it then.
      if (work) log.warn({ err: error }, "the lease of the background work could not be renewed");
      return work !== null && performance.now() - heldAtMs < lease.lastsMs;
    }
  }

  async function look(): Promise<void> {
    const holds = await doesHold();
    if (holds && !work && !stopped.signal.aborted) {
      work = begin();
      log.info("background work runs in this process");
    } else if (!holds && work) {
      const former = work;
      work = null;
      await former.stop();
      log.warn("another process has taken over the background work");
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await look().catch((error: unknown) => log.error({ err: error }, "background work failed"));
      const ms = work ? renewMs : lookMs;
      await sleep(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopped.abort();
      await running;
      await work?.stop();
      if (work) await lease.release().catch(() => undefined);
    },
  };
}
