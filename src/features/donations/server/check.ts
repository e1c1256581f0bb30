/** Checks a donation's transaction once and stores the result. */
import { setTimeout as sleep } from "node:timers/promises";
import { isSettled, UNSEEN_LIMIT_MS, type ManualCause } from "#features/donations/model.ts";
import type { Db } from "#platform/database/schema.ts";
import { announce } from "./announce.ts";
import type { DonationDeps } from "./deps.ts";
import type { StoredQuote } from "./quote-store.ts";
import { change, settle, SYSTEM } from "./settle.ts";
import type { Donation, DonationStore } from "./store.ts";
import { verify, type Finding, type Payment } from "./verify.ts";

/** One check makes five RPC calls, each with its own timeout. */
export const LEASE_MS = 60_000;
const LOOK_LIMIT_MS = 20_000;
/** The submitter waits for the first check, so a silent server must not block it longer than this. */
export const CLAIM_LIMIT_MS = 2_800;
const SOON_MS = 3_000;
const LATER_MS = 15_000;
/** An operator decides in this state, but a payment that appears later is still found automatically. */
const MANUAL_EVERY_MS = 10 * 60_000;
const MANUAL_LIMIT_MS = 7 * 86_400_000;
/** An RPC server that fails for this long is down, not busy. */
const FAILING_LIMIT_MS = 2 * 60_000;

export async function check(
  deps: DonationDeps,
  leased: Donation,
  limitMs: number = LOOK_LIMIT_MS,
): Promise<void> {
  const finding = await within(limitMs, look(deps, leased));
  const networks = await deps.networks();
  await deps.store.transaction(async (store, tx) => {
    const donation = await store.lock(leased.submissionId);
    if (!donation || isSettled(donation.state)) return;
    // Another worker took the lease, or another link was given meanwhile.
    if (donation.lease !== leased.lease || donation.txHash !== leased.txHash) return;
    await write({ deps, store, tx, donation, at: deps.clock.now() }, finding);
    await announce(deps, { store, tx, networks }, donation);
  });
}

/** Work that takes longer is retried later. */
async function within(
  limitMs: number,
  looking: Promise<Finding<StoredQuote>>,
): Promise<Finding<StoredQuote>> {
  const waiting = new AbortController();
  const late = sleep(limitMs, { state: "failed", error: "Timeout" } as const, {
    signal: waiting.signal,
  }).catch(() => looking);
  try {
    return await Promise.race([looking, late]);
  } finally {
    waiting.abort();
  }
}

async function look(
  { connection, settings, store, log }: DonationDeps,
  { submissionId, txHash }: Donation,
): Promise<Finding<StoredQuote>> {
  if (!connection) return { state: "failed", error: "NoRpc" };
  // Without a hash, the search by amount may still find one.
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
  if (finding.state === "failed") return writeFailure(writing, finding.error);
  if (finding.state === "confirming" || finding.state === "confirmed") return writePayment(writing, finding);
  // After a reorganisation its claims may belong to another block.
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
      // Until the block is final, a reorganisation can still turn it into a payment.
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

async function writeFailure(writing: Writing, error: string): Promise<void> {
  const { deps, store, donation, at } = writing;
  if (!deps.connection) return writeManual(writing, "no_connection");
  const failingSince = donation.failingSince ?? at;
  const isDown = at.getTime() - failingSince.getTime() >= FAILING_LIMIT_MS;
  // Confirmations and refusals keep their state, because what was seen remains valid.
  const isWaiting = ["submitted", "unseen", "pending", "confirming"].includes(donation.state);
  const cause = error === "DisagreementError" ? "disagree" : "connection_failed";
  if (isDown && isWaiting) return writeManual({ ...writing, donation: { ...donation, failingSince } }, cause);
  await store.save(
    donation.submissionId,
    { failingSince, dueAt: later(at, donation.state === "manual" ? MANUAL_EVERY_MS : LATER_MS) },
    at,
  );
}

/** A donation that is already manual keeps the cause that the operator saw. */
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
