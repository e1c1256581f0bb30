/** Looks at donations that are due. Several workers, in several processes, share the work. */
import { setTimeout as sleep } from "node:timers/promises";
import { KEEP_DAYS, KEEP_UNPAID_DAYS } from "#features/donations/model.ts";
import { check, LEASE_MS } from "./check.ts";
import type { DonationDeps } from "./deps.ts";
import { findPayments } from "./find-payments.ts";
import type { Donation } from "./store.ts";

export interface DonationWorker {
  start(): void;
  /** Waits a moment for the looks under way; what is left is leased again after a restart. */
  stop(): Promise<void>;
  /** Searches for payments and looks at everything that is due. */
  drain(): Promise<void>;
}

const POLL_MS = 2_000;
const STOP_GRACE_MS = 5_000;
/** A server that does not answer must not hold up everyone behind the first. */
const LOOKS_AT_ONCE = 8;

const PURGE_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

function purgeOld({ store, clock }: DonationDeps): Promise<number> {
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  return store.transaction((inside) => inside.purge(daysAgo(KEEP_UNPAID_DAYS), daysAgo(KEEP_DAYS)));
}

export function createDonationWorker(deps: DonationDeps, pollMs = POLL_MS): DonationWorker {
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function leaseSome(): Promise<Donation[]> {
    const leased: Donation[] = [];
    while (leased.length < LOOKS_AT_ONCE && !stopped.signal.aborted) {
      const one = await deps.store.leaseDue(deps.clock.now(), LEASE_MS);
      if (!one) break;
      leased.push(one);
    }
    return leased;
  }

  async function drain(): Promise<void> {
    await findPayments(deps);
    for (let leased = await leaseSome(); leased.length > 0; leased = await leaseSome())
      await Promise.all(leased.map((donation) => check(deps, donation)));
  }

  async function run(): Promise<void> {
    let purgedAt = 0;
    while (!stopped.signal.aborted) {
      try {
        await drain();
        if (Date.now() - purgedAt > PURGE_EVERY_MS) {
          await purgeOld(deps);
          purgedAt = Date.now();
        }
      } catch (error) {
        deps.log.error({ err: error }, "donations could not be looked at");
      }
      await sleep(pollMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    drain,
    start() {
      running = run();
    },
    async stop() {
      stopped.abort();
      await Promise.race([running, sleep(STOP_GRACE_MS, undefined, { ref: false })]);
    },
  };
}
