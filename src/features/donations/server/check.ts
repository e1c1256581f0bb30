/** Looks at a donation's transaction once and writes down what was found. */
import { isSettled, UNSEEN_LIMIT_MS, type ManualCause } from "#features/donations/model.ts";
import type { Db } from "#platform/database/schema.ts";
import type { DonationDeps } from "./deps.ts";
import type { StoredQuote } from "./quote-store.ts";
import { change, settle, SYSTEM } from "./settle.ts";
import type { Donation, DonationStore } from "./store.ts";
import { verify, type Finding, type Payment } from "./verify.ts";

/** One look asks the RPC about five things, each with its own time limit. */
export const LEASE_MS = 60_000;
const SOON_MS = 3_000;
const LATER_MS = 15_000;
/** A person decides meanwhile, but a payment that shows up after all need not wait for one. */
const MANUAL_EVERY_MS = 10 * 60_000;
const MANUAL_LIMIT_MS = 7 * 86_400_000;
/** An RPC that has failed for so long is down rather than busy. */
const FAILING_LIMIT_MS = 2 * 60_000;

export async function check(deps: DonationDeps, leased: Donation): Promise<void> {
  const finding = await look(deps, leased);
  await deps.store.transaction(async (store, tx) => {
    const donation = await store.lock(leased.submissionId);
    if (!donation || isSettled(donation.state)) return;
    // Another worker took over, or another link was given meanwhile.
    if (donation.lease !== leased.lease || donation.txHash !== leased.txHash) return;
    await write({ deps, store, tx, donation, at: deps.clock.now() }, finding);
  });
}

async function look(
  { connection, settings, store, log }: DonationDeps,
  { submissionId, txHash }: Donation,
): Promise<Finding<StoredQuote>> {
  if (!connection) return { state: "failed", error: "NoRpc" };
  // Without a hash the search by amounts may still give it one.
  if (txHash === null) return { state: "unseen" };
  const quotes = await store.quotes.quotesOf(submissionId);
  const { chainId } = settings.terms;
  const finding = await verify(await connection(), {
    txHash,
    chainId,
    quotes,
    confirmations: settings.confirmations,
  });
  if (finding.state === "failed") log.warn({ error: finding.error }, "a donation could not be looked up");
  return finding;
}

interface Writing {
  readonly deps: DonationDeps;
  readonly store: DonationStore;
  readonly tx: Db;
  readonly donation: Donation;
  readonly at: Date;
}

async function write(writing: Writing, finding: Finding<StoredQuote>): Promise<void> {
  if (finding.state === "failed") return writeFailure(writing);
  if (finding.state === "confirming" || finding.state === "confirmed") return writePayment(writing, finding);
  // What it had claimed may be another block's by now.
  await writing.store.payments.releaseClaims(writing.donation.submissionId);
  if (finding.state === "rejected") return writeRefusal(writing, finding);
  return writeAbsence(writing, finding.state);
}

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

async function writePayment(
  { deps, store, tx, donation, at }: Writing,
  { state, confirmations, payment }: Extract<Finding<StoredQuote>, { state: "confirming" | "confirmed" }>,
): Promise<void> {
  const key = keyOf(donation, payment);
  if (!(await store.payments.claim(key, donation.submissionId, at)))
    return change(
      store,
      donation,
      { state: "rejected", code: "reused", detail: {}, confirmations: 0, dueAt: null, failingSince: null },
      { at, actor: SYSTEM },
    );
  const { quote } = payment;
  if (state === "confirmed")
    return settle(deps, { store, tx }, donation, {
      settledBy: "network",
      quote,
      confirmations,
      actor: SYSTEM,
    });
  await change(
    store,
    donation,
    {
      state,
      code: null,
      detail: {},
      confirmations,
      paidQuoteId: quote.id,
      soughtAt: at,
      failingSince: null,
      dueAt: later(at, SOON_MS),
    },
    { at, actor: SYSTEM },
  );
}

function keyOf({ txHash }: Donation, { quote, logIndex }: Payment) {
  if (txHash === null) throw new Error("a payment was found without a transaction");
  return { chainId: quote.chainId, txHash, logIndex };
}

const writeRefusal = (
  { store, donation, at }: Writing,
  { reason, detail, isFinal }: Extract<Finding, { state: "rejected" }>,
): Promise<void> =>
  change(
    store,
    donation,
    {
      state: "rejected",
      code: reason,
      detail,
      confirmations: 0,
      paidQuoteId: null,
      failingSince: null,
      // Until its block is deep, a reorganisation can still turn it into a payment.
      dueAt: isFinal ? null : later(at, LATER_MS),
    },
    { at, actor: SYSTEM },
  );

async function writeAbsence(writing: Writing, state: "unseen" | "pending"): Promise<void> {
  const { store, donation, at } = writing;
  const wasSeen = donation.state === "confirming" || donation.state === "pending";
  const soughtAt = state === "pending" || wasSeen ? at : (donation.soughtAt ?? at);
  const isTooLong = at.getTime() - soughtAt.getTime() >= UNSEEN_LIMIT_MS;
  if (state === "unseen" && (isTooLong || donation.state === "manual"))
    return writeManual(writing, donation.txHash === null ? "no_link" : "not_seen");
  await change(
    store,
    donation,
    {
      state,
      code: null,
      detail: {},
      confirmations: 0,
      paidQuoteId: null,
      soughtAt,
      failingSince: null,
      dueAt: later(at, state === "pending" || wasSeen ? SOON_MS : LATER_MS),
    },
    { at, actor: SYSTEM },
  );
}

async function writeFailure(writing: Writing): Promise<void> {
  const { deps, store, donation, at } = writing;
  if (!deps.connection) return writeManual(writing, "no_connection");
  const failingSince = donation.failingSince ?? at;
  const isDown = at.getTime() - failingSince.getTime() >= FAILING_LIMIT_MS;
  // One that counted confirmations or was refused keeps its state: what was seen still stands.
  const isWaiting = ["submitted", "unseen", "pending", "confirming"].includes(donation.state);
  if (isDown && isWaiting)
    return writeManual({ ...writing, donation: { ...donation, failingSince } }, "connection_failed");
  await store.save(
    donation.submissionId,
    { failingSince, dueAt: later(at, donation.state === "manual" ? MANUAL_EVERY_MS : LATER_MS) },
    at,
  );
}

/** One that is manual already keeps its cause: it is what the operator was told. */
function writeManual({ store, donation, at }: Writing, cause: ManualCause): Promise<void> {
  const isNew = donation.state !== "manual";
  const isOver = at.getTime() - (donation.soughtAt ?? at).getTime() >= MANUAL_LIMIT_MS;
  return change(
    store,
    donation,
    {
      state: "manual",
      code: isNew ? cause : donation.code,
      detail: {},
      confirmations: 0,
      failingSince: donation.failingSince,
      dueAt: isOver ? null : later(at, MANUAL_EVERY_MS),
    },
    { at, actor: SYSTEM },
  );
}
