/** Proofs of ownership by the receipt, and their weekly re-check. */
import {
  challengeFile,
  challengeName,
  MISSES_TO_LAPSE,
  RECHECK_DAYS,
  RETRY_DAYS,
  type OwnershipProof,
  type ProofMethod,
  type ProofRefusal,
} from "#features/ownership/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import type { ContractOwners } from "#platform/evm/contract-owners.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import { newMessage, verifySigned, type SignedSubject } from "./contract-proof.ts";
import type { OwnershipStore, StoredProof } from "./store.ts";
import { challengeOf, seenInDns, seenInFile, sha256 } from "./website-proof.ts";

/** What a receipt speaks for. */
export interface OwnedListing {
  readonly submissionId: number;
  readonly receiptNumber: string;
  /** The exact host of its website. */
  readonly host: string | null;
  readonly network: string | null;
  readonly contract: string | null;
}

export interface OwnershipDeps {
  readonly store: OwnershipStore;
  readonly clock: Clock;
  readonly outbound: Outbound;
  /** In the names of records and files: the brand's name as one word. */
  readonly brandKey: string;
  /** The host of this site. */
  readonly site: string;
  readonly ownedBy: (receiptToken: string) => Promise<OwnedListing | null>;
  /** Null if no RPC server of the network is configured. */
  readonly chain: (network: string) => Promise<ContractOwners | null>;
  /** Tells every process that pages have changed. */
  readonly changed: (tx: Db) => Promise<void>;
}

const DAY_MS = 86_400_000;

/** What the owner has to publish or to sign. */
export interface Challenge {
  readonly host: string | null;
  readonly record: string;
  readonly file: string;
  readonly value: string;
  readonly canSign: boolean;
}

interface Given {
  readonly message?: string | undefined;
  readonly signature?: string | undefined;
}

export type Ownership = ReturnType<typeof createOwnership>;

export const createOwnership = (deps: OwnershipDeps) => ({
  challenge: (token: string) => challenge(deps, token),
  message: (token: string) => message(deps, token),
  prove: (token: string, method: ProofMethod, given: Given = {}) => prove(deps, token, method, given),
  proofsOf: async (token: string): Promise<readonly OwnershipProof[]> => {
    const owned = await deps.ownedBy(token);
    return owned ? deps.store.of(owned.submissionId) : [];
  },
  /** The statements on a listing's page. */
  ofListing: (path: string): Promise<readonly OwnershipProof[]> => deps.store.ofListing(path),
  all: () => deps.store.all(),
  recheck: () => recheckDue(deps),
});

async function challenge(deps: OwnershipDeps, token: string): Promise<Challenge | null> {
  const owned = await deps.ownedBy(token);
  if (!owned) return null;
  const host = owned.host ?? "";
  return {
    host: owned.host,
    record: challengeName(deps.brandKey, host),
    file: challengeFile(deps.brandKey, host),
    value: challengeOf(token, host),
    canSign: owned.network !== null && (await deps.chain(owned.network).catch(() => null)) !== null,
  };
}

const subjectOf = ({ site }: OwnershipDeps, owned: OwnedListing): SignedSubject => ({
  site,
  website: owned.host ?? "",
  receipt: owned.receiptNumber,
  network: owned.network ?? "",
  contract: owned.contract ?? "",
});

async function chainOf(
  deps: OwnershipDeps,
  owned: OwnedListing,
): Promise<Result<ContractOwners, ProofRefusal>> {
  if (owned.network === null || owned.contract === null) return fail("nothing_to_prove");
  try {
    const chain = await deps.chain(owned.network);
    return chain ? ok(chain) : fail("not_connected");
  } catch {
    return fail("node_failed");
  }
}

async function message(
  deps: OwnershipDeps,
  token: string,
): Promise<Result<string, ProofRefusal | "not_found">> {
  const owned = await deps.ownedBy(token);
  if (!owned) return fail("not_found");
  const chain = await chainOf(deps, owned);
  return chain.ok ? newMessage(subjectOf(deps, owned), chain.value, deps.clock.now()) : chain;
}

async function prove(
  deps: OwnershipDeps,
  token: string,
  method: ProofMethod,
  given: Given,
): Promise<Result<OwnershipProof, ProofRefusal | "not_found">> {
  const owned = await deps.ownedBy(token);
  if (!owned) return fail("not_found");
  const now = deps.clock.now();
  const found =
    method === "signature" ? await signed(deps, owned, given) : await published(deps, owned, token, method);
  if (!found.ok) return found;
  const proof: StoredProof = {
    submissionId: owned.submissionId,
    method,
    ...found.value,
    provenAt: now,
    seenAt: now,
    nextCheckAt: new Date(now.getTime() + RECHECK_DAYS * DAY_MS),
    misses: 0,
    lapsedAt: null,
  };
  await save(deps, proof);
  return ok(proof);
}

type Seen = Result<Pick<StoredProof, "subject" | "evidence" | "signer">, ProofRefusal>;

async function published(
  { outbound, brandKey }: OwnershipDeps,
  { host }: OwnedListing,
  token: string,
  method: "dns" | "file",
): Promise<Seen> {
  if (host === null) return fail("nothing_to_prove");
  const evidence = sha256(challengeOf(token, host));
  const seen = await (method === "dns" ? seenInDns : seenInFile)({ outbound, brandKey, host, evidence });
  return seen.ok ? ok({ subject: host, evidence, signer: "" }) : seen;
}

async function signed(deps: OwnershipDeps, owned: OwnedListing, given: Given): Promise<Seen> {
  const chain = await chainOf(deps, owned);
  if (!chain.ok) return chain;
  const { message: text = "", signature = "" } = given;
  const input = { message: text, signature: signature.trim() };
  const signer = await verifySigned(subjectOf(deps, owned), chain.value, input, deps.clock.now());
  if (!signer.ok) return signer;
  const subject = `${owned.network ?? ""}:${(owned.contract ?? "").toLowerCase()}`;
  return ok({ subject, evidence: sha256(text), signer: signer.value });
}

const save = (deps: OwnershipDeps, proof: StoredProof): Promise<void> =>
  deps.store.transaction(async (inside, tx) => {
    await inside.put(proof);
    await deps.changed(tx);
  });

const AT_ONCE = 20;

/** Looks for due proofs again. A failure of ours or of the network counts as a miss too, so it takes three. */
async function recheckDue(deps: OwnershipDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.store.due(now, AT_ONCE);
  for (const proof of due) {
    const isSeen = await isStillThere(deps, proof);
    const misses = isSeen ? 0 : proof.misses + 1;
    const days = isSeen || misses >= MISSES_TO_LAPSE ? RECHECK_DAYS : RETRY_DAYS;
    await save(deps, {
      ...proof,
      misses,
      ...(isSeen && { seenAt: now }),
      nextCheckAt: new Date(now.getTime() + days * DAY_MS),
      lapsedAt: isSeen ? null : misses >= MISSES_TO_LAPSE ? (proof.lapsedAt ?? now) : null,
    });
  }
  return due.length;
}

/** A signature stays true; whether the signer still controls the contract is asked again. */
async function isStillThere(deps: OwnershipDeps, proof: StoredProof): Promise<boolean> {
  const { method, subject, evidence, signer } = proof;
  if (method !== "signature") {
    const question = { outbound: deps.outbound, brandKey: deps.brandKey, host: subject, evidence };
    return (await (method === "dns" ? seenInDns : seenInFile)(question)).ok;
  }
  const at = subject.indexOf(":");
  try {
    const chain = await deps.chain(subject.slice(0, at));
    return chain !== null && (await chain.ownersOf(subject.slice(at + 1))).includes(signer);
  } catch {
    return false;
  }
}
