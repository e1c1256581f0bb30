import type { DonationBases, DonationBox, DonationState, DonationStatus } from "#features/donations/model.ts";
import type { Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { box, statusOf } from "./box.ts";
import { claim, type ClaimInput, type ClaimRefusal } from "./claim.ts";
import { confirm, reject, waive, type Decision, type DecisionRefusal } from "./decide.ts";
import type { DonationDeps } from "./deps.ts";
import { ledger, list, type LedgerEntry } from "./ledger.ts";
import { settle, SYSTEM } from "./settle.ts";
import { createDonationWorker, type DonationWorker } from "./worker.ts";

interface Opening {
  readonly submissionId: number;
  /** §9: whole tokens, one of `bases`. */
  readonly base: number;
}

/**
 * Called in the transaction that stores the submission, as its last step: a demonstration settles the
 * donation at once, and `onSettled` then moves the submission on.
 */
async function open(deps: DonationDeps, tx: Db, { submissionId, base }: Opening): Promise<void> {
  const store = deps.store.within(tx);
  const at = deps.clock.now();
  await store.insert(submissionId, base, at);
  await store.addEvent(submissionId, { at, actor: SYSTEM, state: "open", code: null, note: "" });
  if (!deps.settings.isDemo) return;
  const donation = await store.lock(submissionId);
  if (donation) await settle(deps, { store, tx }, donation, { settledBy: "demo", actor: SYSTEM });
}

/** What submissions, their pages and the operator do with donations. */
export interface Donations {
  readonly bases: DonationBases;
  open(tx: Db, opening: Opening): Promise<void>;
  /** Draws an amount to show, so call it only where the box is really shown. */
  box(submissionId: number): Promise<Result<DonationBox, "not_found" | "settled" | "no_amount_left">>;
  claim(submissionId: number, input: ClaimInput): Promise<Result<null, ClaimRefusal>>;
  statusOf(submissionId: number): Promise<DonationStatus | null>;
  /** For operators: the decision is written with their name and note. */
  confirm(submissionId: number, decision: Decision): Promise<Result<null, DecisionRefusal>>;
  reject(submissionId: number, decision: Decision): Promise<Result<null, DecisionRefusal>>;
  /** Lets a submission go on without a donation, in the transaction of whoever decides that. */
  waive(tx: Db, submissionId: number, decision: Decision): Promise<void>;
  list(states: readonly DonationState[]): Promise<DonationStatus[]>;
  ledger(): Promise<LedgerEntry[]>;
  /** Looks at what is due, in every process that starts one. */
  worker(): DonationWorker;
}

export const createDonations = (deps: DonationDeps): Donations => ({
  bases: deps.settings.bases,
  open: (tx, opening) => open(deps, tx, opening),
  box: (submissionId) => box(deps, submissionId),
  claim: (submissionId, input) => claim(deps, submissionId, input),
  statusOf: (submissionId) => statusOf(deps, submissionId),
  confirm: (submissionId, decision) => confirm(deps, submissionId, decision),
  reject: (submissionId, decision) => reject(deps, submissionId, decision),
  waive: (tx, submissionId, decision) => waive(deps, tx, submissionId, decision),
  list: (states) => list(deps, states),
  ledger: () => ledger(deps),
  worker: () => createDonationWorker(deps),
});
