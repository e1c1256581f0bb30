/** Looks at donations that are due. Several workers, in several processes, share the work. */
import { KEEP_DAYS, KEEP_UNPAID_DAYS } from "#features/donations/model.ts";
import { createWorker, type Worker } from "#platform/worker.ts";
import { check, LEASE_MS } from "./check.ts";
import type { DonationDeps } from "./deps.ts";
import { findPayments } from "./find-payments.ts";
import type { Donation } from "./store.ts";

export interface DonationWorker extends Worker {
  /** Searches for payments and looks at everything that is due. */
  drain(): Promise<void>;
}

const POLL_MS = 2_000;
/** A server that does not answer must not hold up everyone behind the first. */
const LOOKS_AT_ONCE = 8;

const DAY_MS = 86_400_000;

function purgeOld({ store, clock }: DonationDeps): Promise<number> {
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  return store.transaction((inside) => inside.purge(daysAgo(KEEP_UNPAID_DAYS), daysAgo(KEEP_DAYS)));
}

export function createDonationWorker(deps: DonationDeps, pollMs = POLL_MS): DonationWorker {
  const worker = createWorker({
    work: drain,
    tidy: () => purgeOld(deps),
    pollMs,
    onError: (error) => deps.log.error({ err: error }, "donations could not be looked at"),
  });

  async function leaseSome(): Promise<Donation[]> {
    const leased: Donation[] = [];
    while (leased.length < LOOKS_AT_ONCE && !worker.stopped.aborted) {
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

  return { ...worker, drain };
}
