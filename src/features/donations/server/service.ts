import type { DonationBases, DonationBox, DonationState, DonationStatus } from "#features/donations/model.ts";
import type { Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { box, explorerLinks, statusOf } from "./box.ts";
import { claim, type ClaimInput, type ClaimRefusal } from "./claim.ts";
import { confirm, reject, waive, type Decision, type DecisionRefusal } from "./decide.ts";
import type { DonationDeps } from "./deps.ts";
import { ledger, list, type DonationPage, type Ledger, type Slice } from "./ledger.ts";
import type { Showing } from "./quotes.ts";
import { settle, SYSTEM } from "./settle.ts";
import { createDonationWorker, type DonationWorker } from "./worker.ts";

interface Opening {
  readonly submissionId: number;
  /** §9: whole tokens, one of `bases`. */
  readonly base: number;
}

/**
 * The last step of the transaction that stores the submission: a demonstration settles the donation at once, and
 * `onSettled` then moves the submission on.
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

/** The operations on donations for submissions, pages and operators. */
export interface Donations {
  readonly bases: DonationBases;
  /** Whether a submission waits for a donation; else its review starts at once, and none is opened. */
  readonly isAsked: boolean;
  /** No recipient is set: nothing is paid, and a donation is settled when it is opened. */
  readonly isDemo: boolean;
  open(tx: Db, opening: Opening): Promise<void>;
  box(
    submissionId: number,
    showing: Showing,
  ): Promise<Result<DonationBox, "not_found" | "settled" | "no_amount_left">>;
  claim(submissionId: number, input: ClaimInput): Promise<Result<null, ClaimRefusal>>;
  statusOf(submissionId: number): Promise<DonationStatus | null>;
  /** For operators; stored with their name and note. */
  confirm(submissionId: number, decision: Decision): Promise<Result<null, DecisionRefusal>>;
  reject(submissionId: number, decision: Decision): Promise<Result<null, DecisionRefusal>>;
  /** Lets a submission proceed without a donation, in the caller's transaction. */
  waive(tx: Db, submissionId: number, decision: Decision): Promise<void>;
  list(states: readonly DonationState[], slice: Slice): Promise<DonationPage>;
  ledger(): Promise<Ledger>;
  explorerLinks(): Promise<(txHash: string) => string | null>;
  /** Checks due donations; every process may start one. */
  worker(): DonationWorker;
}

export const createDonations = (deps: DonationDeps): Donations => ({
  bases: deps.settings.bases,
  isAsked: deps.settings.isAsked,
  isDemo: deps.settings.isDemo,
  open: (tx, opening) => open(deps, tx, opening),
  box: (submissionId, showing) => box(deps, submissionId, showing),
  claim: (submissionId, input) => claim(deps, submissionId, input),
  statusOf: (submissionId) => statusOf(deps, submissionId),
  confirm: (submissionId, decision) => confirm(deps, submissionId, decision),
  reject: (submissionId, decision) => reject(deps, submissionId, decision),
  waive: (tx, submissionId, decision) => waive(deps, tx, submissionId, decision),
  list: (states, slice) => list(deps, states, slice),
  ledger: () => ledger(deps),
  explorerLinks: () => explorerLinks(deps),
  worker: () => createDonationWorker(deps),
});
