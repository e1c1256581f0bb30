/** The work that no request waits for: mail, donations, contracts, reviews, publishing, retention. One process does it at a time. */
import { createLease } from "#platform/lease/lease.ts";
import { runByLease, type RunningWork } from "#platform/lease/run-by-lease.ts";
import { createWorker } from "#platform/worker.ts";
import { runAct } from "#platform/operator/act-context.ts";
import type { Purger } from "#server/cdn/purger.ts";
import type { Foundation } from "#server/foundation.ts";
import { createMailSender, type Services } from "#server/services.ts";
import { purgeOld } from "./purge-old.ts";
import { startRetentionJob } from "./retention-job.ts";

/** How often it is asked which proofs are due. */
const RECHECK_MS = 60_000;

/** How often the next contracts are read. */
const READ_CONTRACTS_MS = 60_000;

function begin(foundation: Foundation, services: Services, purger: Purger | null): RunningWork {
  const { log } = foundation;
  const workers = [
    createMailSender(foundation, services) ?? [],
    services.donations.worker(),
    createWorker({
      work: services.ownership.recheck,
      tidy: () => Promise.resolve(),
      pollMs: RECHECK_MS,
      onError: (error) => log.error({ err: error }, "the re-check of proofs failed"),
    }),
    createWorker({
      work: services.contracts.readDue,
      tidy: services.contracts.forgetOld,
      pollMs: READ_CONTRACTS_MS,
      onError: (error) => log.error({ err: error }, "the reading of contracts failed"),
    }),
    services.review.worker((error) => log.error({ err: error }, "the review worker failed")),
    services.publishing.worker((error) => log.error({ err: error }, "the publishing worker failed")),
    purger ?? [],
  ].flat();
  for (const worker of workers) worker.start();
  const purge = () => runAct({ actor: "system", source: "job", act: "purge" }, () => purgeOld(services));
  const stopRetentionJob = startRetentionJob({ log, purge });
  return {
    stop() {
      stopRetentionJob();
      return Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

export const startBackgroundWork = (
  foundation: Foundation,
  services: Services,
  purger: Purger | null,
): RunningWork =>
  runByLease({
    lease: createLease(foundation.database.db, "background"),
    log: foundation.log,
    begin: () => begin(foundation, services, purger),
  });
