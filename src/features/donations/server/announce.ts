/** Notifies the submission, in the same transaction, of a payment that is refused or needs an operator. */
import type { Db } from "#platform/database/schema.ts";
import { statusOf } from "./box.ts";
import type { DonationDeps, DonationNetwork } from "./deps.ts";
import type { Donation, DonationStore } from "./store.ts";

interface Inside {
  readonly store: DonationStore;
  readonly tx: Db;
  /** Read before the transaction, which uses the only connection. */
  readonly networks: readonly DonationNetwork[];
}

export async function announce(
  deps: DonationDeps,
  { store, tx, networks }: Inside,
  before: Donation,
): Promise<void> {
  const inside = { ...deps, store, networks: () => Promise.resolve(networks) };
  const after = await statusOf(inside, before.submissionId);
  if (after?.state !== "rejected" && after?.state !== "manual") return;
  const code = after.reason ?? after.manualCause;
  const isKnown = after.state === before.state && code === before.code && after.txHash === before.txHash;
  // An operator who decides again sends a new notice.
  if (isKnown && code !== "operator_rejected") return;
  await deps.onProblem(tx, before.submissionId, after);
}
