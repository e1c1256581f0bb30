/** The submitter reports the donation: with a link, a hash, or neither. */
import { createLinkReader } from "#features/donations/explorer-links.ts";
import { isSettled, type LinkRefusal } from "#features/donations/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { check, CLAIM_LIMIT_MS, LEASE_MS } from "./check.ts";
import type { DonationDeps } from "./deps.ts";
import { change, settle, SUBMITTER } from "./settle.ts";

export interface ClaimInput {
  /** The amount the box showed. Unused, because only the received amount counts. */
  readonly payment?: string | undefined;
  readonly explorerUrl?: string | undefined;
}

export type ClaimRefusal = LinkRefusal | "not_found" | "being_confirmed";

export async function claim(
  deps: DonationDeps,
  submissionId: number,
  { explorerUrl = "" }: ClaimInput,
): Promise<Result<null, ClaimRefusal>> {
  const txHash = await readHash(deps, explorerUrl);
  if (txHash !== null && !txHash.ok) return fail(txHash.code);
  const recorded = await recordClaim(deps, submissionId, txHash?.value ?? null);
  if (!recorded.ok) return recorded;
  // The first check runs at once, so that the submitter sees its result; the worker does the rest.
  const leased = await deps.store.leaseOne(submissionId, deps.clock.now(), LEASE_MS);
  if (leased) await check(deps, leased, CLAIM_LIMIT_MS);
  return ok(null);
}

async function readHash(
  { networks, settings }: DonationDeps,
  text: string,
): Promise<Result<string, LinkRefusal> | null> {
  if (text.trim() === "") return null;
  const link = createLinkReader(await networks())(text);
  if (!link.ok) return fail(link.code);
  const isHere = link.network === null || link.network === settings.networkKey;
  return isHere ? ok(link.hash) : fail("wrong_network");
}

const recordClaim = (
  deps: DonationDeps,
  submissionId: number,
  txHash: string | null,
): Promise<Result<null, "not_found" | "being_confirmed">> =>
  deps.store.transaction(async (store, tx) => {
    const at = deps.clock.now();
    const donation = await store.lock(submissionId);
    if (!donation) return fail("not_found");
    if (isSettled(donation.state)) return ok(null);
    if (deps.settings.isDemo) {
      await settle(deps, { store, tx }, donation, { settledBy: "demo", actor: SUBMITTER });
      return ok(null);
    }
    const isKnown = donation.txHash === txHash && !["open", "rejected"].includes(donation.state);
    if (isKnown || (txHash === null && donation.txHash !== null)) return ok(null);
    // A link pasted by mistake must not discard a payment that is being confirmed.
    if (donation.state === "confirming") return fail("being_confirmed");
    await store.payments.releaseClaims(submissionId);
    await change(
      store,
      donation,
      {
        state: "submitted",
        txHash,
        code: txHash === null ? "no_link" : null,
        detail: {},
        confirmations: 0,
        paidQuoteId: null,
        soughtAt: at,
        failingSince: null,
        dueAt: at,
      },
      { at, actor: SUBMITTER },
    );
    return ok(null);
  });
