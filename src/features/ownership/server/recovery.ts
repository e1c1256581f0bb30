/**
 * A new receipt by a proof: somebody chooses a listing, gets a token, and proves with its value what a receipt proves
 * with its own. The token becomes that of the new receipt.
 */
import { listingOfAddress } from "#features/ownership/listing-address.ts";
import type { Challenge, ProofMethod, ProofRefusal } from "#features/ownership/model.ts";
import type { RecoveryRefusal } from "#features/submissions/server/service.ts";
import { isEmail } from "#lib/email.ts";
import { fail, type Result } from "#lib/result.ts";
import { isToken } from "#platform/random.ts";
import type { OwnedListing, OwnershipDeps } from "./deps.ts";
import { challengeFor, look, messageFor, type Given } from "./proving.ts";

export interface Claim extends Challenge {
  readonly name: string;
  /** When the receipt is handed over, once it is proven. */
  readonly endsAt: Date | null;
}

interface Claimed extends OwnedListing {
  readonly name: string;
}

async function claimedBy(deps: OwnershipDeps, token: string, listing: string): Promise<Claimed | null> {
  const path = listingOfAddress(listing);
  const found = path === null || !isToken(token) ? null : await deps.receipts.recoverable(path);
  return found && { ...found, isClaim: true };
}

/** Null if no receipt belongs to the listing, whether the listing exists or not. */
export async function claim(deps: OwnershipDeps, token: string, listing: string): Promise<Claim | null> {
  const claimed = await claimedBy(deps, token, listing);
  if (!claimed) return null;
  const endsAt = await deps.receipts.recoveryEnd(token);
  // What the file names is a matter of the listing's proof, not of the receipt.
  return { ...(await challengeFor(deps, claimed, token)), name: claimed.name, endsAt, contractLine: null };
}

export async function claimMessage(
  deps: OwnershipDeps,
  token: string,
  listing: string,
): Promise<Result<string, ProofRefusal | "not_found">> {
  const claimed = await claimedBy(deps, token, listing);
  return claimed ? messageFor(deps, claimed, token) : fail("not_found");
}

export interface RecoveryRequest extends Given {
  readonly token: string;
  readonly listing: string;
  readonly method: ProofMethod;
  readonly email: string;
  readonly language: string;
}

/** Returns when the receipt is handed over. Without a proof, the response tells nothing about the receipt. */
export async function recover(
  deps: OwnershipDeps,
  { token, listing, email, language, ...proof }: RecoveryRequest,
): Promise<Result<Date, ProofRefusal | RecoveryRefusal>> {
  if (email.length > 1_000 || !isEmail(email.trim())) return fail("invalid_email");
  const claimed = await claimedBy(deps, token, listing);
  if (!claimed) return fail("not_found");
  const seen = await look(deps, claimed, { token, ...proof });
  if (!seen.ok) return seen;
  const { submissionId } = claimed;
  return deps.receipts.startRecovery({ submissionId, token, email, language });
}
