/** Checks due donations. Workers in several processes share the work. */
import { RETENTION_DAYS, UNPAID_RETENTION_DAYS } from "#features/donations/model.ts";
import { createWorker, type Worker } from "#platform/worker.ts";
import { check, LEASE_MS } from "./check.ts";
import type { DonationDeps } from "./deps.ts";
import { findPayments } from "./find-payments.ts";
import type { Donation } from "./store.ts";

export interface DonationWorker extends Worker {
  /** Searches for payments and checks everything that is due. */
  drain(): Promise<void>;
  /** Deletes donations past their retention period; the worker does it every hour. */
  tidy(): Promise<number>;
}

const POLL_MS = 2_000;
/** In parallel, so that one silent server does not block all others. */
const LOOKS_AT_ONCE = 8;

const DAY_MS = 86_400_000;

function purgeOld({ store, clock }: DonationDeps): Promise<number> {
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  return store.transaction((inside) => inside.purge(daysAgo(UNPAID_RETENTION_DAYS), daysAgo(RETENTION_DAYS)));
}

export function createDonationWorker(deps: DonationDeps, pollMs = POLL_MS): DonationWorker {
  const tidy = (): Promise<number> => purgeOld(deps);
  const worker = createWorker({
    work: drain,
    tidy,
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

  return { ...worker, drain, tidy };
}
