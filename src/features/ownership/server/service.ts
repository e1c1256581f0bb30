/** Proofs of ownership by the receipt, their weekly re-check, and a new receipt by a proof. */
import {
  RECHECK_DAYS,
  type Challenge,
  proofPlace,
  type OwnershipProof,
  type ProofMethod,
  type ProofRefusal,
  type PublicProof,
} from "#features/ownership/model.ts";
import { toWireProof } from "#features/ownership/proof-wire.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { createToken } from "#platform/random.ts";
import type { OwnedListing, OwnershipDeps } from "./deps.ts";
import { challengeFor, isAbout, look, messageFor, signed, type Given } from "./proving.ts";
import { recheckDue } from "./recheck.ts";
import { claim, claimMessage, recover, type RecoveryRequest } from "./recovery.ts";
import type { StoredProof } from "./store.ts";

const DAY_MS = 86_400_000;

export type Ownership = ReturnType<typeof createOwnership>;

export const createOwnership = (deps: OwnershipDeps) => ({
  challenge: (token: string) => challenge(deps, token),
  message: (token: string) => message(deps, token),
  prove: (token: string, method: ProofMethod, given: Given = {}) => prove(deps, token, method, given),
  /** Of what is listed: readers see no proof of a former website or contract, so its owner must not take it for one. */
  proofsOf: async (token: string): Promise<readonly PublicProof[]> => {
    const owned = await deps.ownedBy(token);
    const proofs = owned ? await deps.store.of(owned.submissionId) : [];
    return published(
      deps,
      proofs.filter((proof) => owned && isAbout(proof, owned)),
    );
  },
  /** The statements on a listing's page. */
  ofListing: async (path: string): Promise<readonly PublicProof[]> =>
    published(deps, await deps.store.ofListing(path)),
  /** The statements on all pages, as they are published. */
  all: async () =>
    (await published(deps, await deps.store.all())).map(({ listing, ...proof }) => ({
      listing,
      open: toWireProof(proof),
    })),
  provenDapps: () => deps.store.provenDapps(),
  recheck: () => recheckDue(deps),
  /** The old contract's owner agrees to a move that is under review. */
  moveMessage: (token: string) => moveMessage(deps, token),
  signMove: (token: string, given: Given) => signMove(deps, token, given),
  /** Nothing is stored before the proof: the token and the listing are in the address of the page. */
  newClaim: createToken,
  claim: (token: string, listing: string) => claim(deps, token, listing),
  claimMessage: (token: string, listing: string) => claimMessage(deps, token, listing),
  recover: (request: RecoveryRequest) => recover(deps, request),
});

/** With the place where anybody finds the evidence, and whether we look there again. */
async function published<Proof extends OwnershipProof>(deps: OwnershipDeps, proofs: readonly Proof[]) {
  const { brandKey, outbound } = deps;
  const networks = new Set(proofs.flatMap((proof) => signedOn(proof) ?? []));
  const connected = new Set<string>();
  for (const network of networks)
    if ((await deps.chain(network).catch(() => null)) !== null) connected.add(network);
  return proofs.map((proof) => {
    const network = signedOn(proof);
    const isChecked = network === null ? outbound.isOn : connected.has(network);
    return { ...proof, place: proofPlace(brandKey, proof), isChecked };
  });
}

/** The network that tells whether a signature still counts; null for other methods. */
const signedOn = ({ method, subject }: OwnershipProof): string | null =>
  method === "signature" ? subject.slice(0, subject.indexOf(":")) : null;

type NoPage = "not_found" | "page_replaced";

/** What a receipt can prove: a proof is shown on its listing's page, and nowhere else. */
async function provable({ ownedBy }: OwnershipDeps, token: string): Promise<Result<OwnedListing, NoPage>> {
  const owned = await ownedBy(token);
  if (!owned) return fail("not_found");
  return owned.isReplaced ? fail("page_replaced") : ok(owned);
}

async function challenge(deps: OwnershipDeps, token: string): Promise<Result<Challenge, NoPage>> {
  const owned = await provable(deps, token);
  return owned.ok ? ok(await challengeFor(deps, owned.value, token)) : owned;
}

/** A proof is about what is listed, whatever is under review. */
const withoutMove = ({ movesTo: _movesTo, ...owned }: OwnedListing): OwnedListing => owned;

async function message(
  deps: OwnershipDeps,
  token: string,
): Promise<Result<string, ProofRefusal | "not_found">> {
  const owned = await provable(deps, token);
  return owned.ok ? messageFor(deps, withoutMove(owned.value), token) : owned;
}

async function moveMessage(
  deps: OwnershipDeps,
  token: string,
): Promise<Result<string, ProofRefusal | "not_found">> {
  const owned = await provable(deps, token);
  if (!owned.ok) return owned;
  return owned.value.movesTo === undefined ? fail("nothing_to_prove") : messageFor(deps, owned.value, token);
}

async function signMove(
  deps: OwnershipDeps,
  token: string,
  given: Given,
): Promise<Result<null, ProofRefusal | "not_found">> {
  const owned = await provable(deps, token);
  if (!owned.ok) return owned;
  const { submissionId, movesTo: to } = owned.value;
  if (to === undefined) return fail("nothing_to_prove");
  const found = await signed(deps, owned.value, { token, ...given });
  if (!found.ok) return found;
  const { subject: from, evidence, signer, role } = found.value;
  await deps.store.putMove({ submissionId, from, to, signer, role, evidence, at: deps.clock.now() });
  return ok(null);
}

async function prove(
  deps: OwnershipDeps,
  token: string,
  method: ProofMethod,
  given: Given,
): Promise<Result<PublicProof, ProofRefusal | "not_found">> {
  const owned = await provable(deps, token);
  if (!owned.ok) return owned;
  const now = deps.clock.now();
  const found = await look(deps, withoutMove(owned.value), { token, method, ...given });
  if (!found.ok) return found;
  const proof: StoredProof = {
    submissionId: owned.value.submissionId,
    method,
    ...found.value,
    provenAt: now,
    seenAt: now,
    nextCheckAt: new Date(now.getTime() + RECHECK_DAYS * DAY_MS),
    misses: 0,
    lapsedAt: null,
  };
  await deps.store.transaction(async (inside, tx) => {
    await inside.put(proof);
    await deps.changed(tx);
  });
  const [shown] = await published(deps, [proof]);
  return shown ? ok(shown) : fail("not_found");
}
