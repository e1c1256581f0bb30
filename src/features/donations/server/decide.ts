/** Operators' decisions on donations, each stored with name and note. */
import { isSettled } from "#features/donations/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { noteChange } from "#platform/operator/act-context.ts";
import { announce } from "./announce.ts";
import type { DonationDeps } from "./deps.ts";
import { WHOLE_TRANSACTION } from "./payment-store.ts";
import { change, settle } from "./settle.ts";
import type { Donation, DonationStore } from "./store.ts";

export interface Decision {
  readonly operator: string;
  readonly note: string;
}

export type DecisionRefusal = "not_found" | "settled" | "reused";

/** Confirms the donation whatever the network shows; no other submission can use its transaction then. */
export const confirm = (
  deps: DonationDeps,
  submissionId: number,
  { operator, note }: Decision,
): Promise<Result<null, DecisionRefusal>> =>
  decide(deps, submissionId, async (donation, store, tx) => {
    noteChange({
      reason: note,
      before: { state: donation.state },
      after: { state: "confirmed", submissionId },
    });
    if (!(await claimWhole(deps, store, donation))) return fail("reused");
    await settle(deps, { store, tx }, donation, { settledBy: "operator", actor: operator, note });
    return ok(null);
  });

/** A transaction whose transfers are already claimed keeps those claims. */
async function claimWhole(
  { settings, clock }: DonationDeps,
  store: DonationStore,
  donation: Donation,
): Promise<boolean> {
  if (donation.txHash === null || donation.state === "confirming") return true;
  const key = { chainId: settings.terms.chainId, txHash: donation.txHash, logIndex: WHOLE_TRANSACTION };
  return store.payments.claim(key, donation.submissionId, clock.now());
}

/** The submitter sees the note and can give another link. */
export async function reject(
  deps: DonationDeps,
  submissionId: number,
  { operator, note }: Decision,
): Promise<Result<null, DecisionRefusal>> {
  const networks = await deps.networks();
  return decide(deps, submissionId, async (donation, store, tx) => {
    noteChange({
      reason: note,
      before: { state: donation.state },
      after: { state: "rejected", submissionId },
    });
    await store.payments.releaseClaims(submissionId);
    await change(
      store,
      donation,
      {
        state: "rejected",
        code: "operator_rejected",
        detail: { note },
        confirmations: 0,
        paidQuoteId: null,
        dueAt: null,
      },
      { at: deps.clock.now(), actor: operator, note },
    );
    await announce(deps, { store, tx, networks }, donation);
    return ok(null);
  });
}

/** Lets the submission proceed without a donation, in the caller's transaction. */
export async function waive(
  deps: DonationDeps,
  tx: Db,
  submissionId: number,
  { operator, note }: Decision,
): Promise<void> {
  const store = deps.store.within(tx);
  const donation = await store.lock(submissionId);
  if (!donation || isSettled(donation.state)) return;
  await settle(deps, { store, tx }, donation, { settledBy: "waiver", actor: operator, note });
}

const decide = (
  { store }: DonationDeps,
  submissionId: number,
  work: (donation: Donation, store: DonationStore, tx: Db) => Promise<Result<null, DecisionRefusal>>,
): Promise<Result<null, DecisionRefusal>> =>
  store.transaction(async (inside, tx) => {
    const donation = await inside.lock(submissionId);
    if (!donation) return fail("not_found");
    return isSettled(donation.state) ? fail("settled") : work(donation, inside, tx);
  });
