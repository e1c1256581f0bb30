/** One look at what its owner published or signed; the token is a receipt's or that of somebody who asks for one. */
import {
  challengeFile,
  challengeName,
  contractSubject,
  type Challenge,
  type ProofMethod,
  type ProofRefusal,
} from "#features/ownership/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { ContractOwners } from "#platform/evm/contract-owners.ts";
import { newMessage, signedText, verifySigned, type SignedSubject } from "./contract-proof.ts";
import type { OwnedListing, OwnershipDeps } from "./deps.ts";
import type { StoredProof } from "./store.ts";
import { challengeOf, seenInDns, seenInFile, sha256 } from "./website-proof.ts";

export interface Given {
  readonly message?: string | undefined;
  readonly signature?: string | undefined;
}

type Evidence = "subject" | "evidence" | "signer" | "role" | "names" | "message" | "signature";
type Seen = Result<Pick<StoredProof, Evidence>, ProofRefusal>;

export async function challengeFor(
  deps: OwnershipDeps,
  owned: OwnedListing,
  token: string,
): Promise<Challenge> {
  const host = owned.host ?? "";
  const canSign = owned.network !== null && (await deps.chain(owned.network).catch(() => null)) !== null;
  return {
    host: owned.host,
    record: challengeName(deps.brandKey, host),
    file: challengeFile(deps.brandKey, host),
    value: challengeOf(token, host),
    canLook: deps.outbound.isOn,
    canSign,
    contractLine: canSign ? contractOf(owned) : null,
  };
}

export async function messageFor(
  deps: OwnershipDeps,
  owned: OwnedListing,
  token: string,
): Promise<Result<string, ProofRefusal>> {
  const chain = await chainOf(deps, owned);
  return chain.ok ? newMessage(subjectOf(deps, owned, token), chain.value, deps.clock.now()) : chain;
}

export const look = (
  deps: OwnershipDeps,
  owned: OwnedListing,
  { token, method, ...given }: Given & { readonly token: string; readonly method: ProofMethod },
): Promise<Seen> =>
  method === "signature" ? signed(deps, owned, { token, ...given }) : published(deps, owned, token, method);

const subjectOf = ({ site }: OwnershipDeps, owned: OwnedListing, token: string): SignedSubject => ({
  site,
  website: owned.host ?? "",
  // Of this token alone, so that no text that was signed for another receipt is worth anything.
  statement: challengeOf(token, contractOf(owned) ?? ""),
  isClaim: owned.isClaim ?? false,
  network: owned.network ?? "",
  contract: owned.contract ?? "",
  movesTo: owned.movesTo,
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

async function published(
  { outbound, brandKey }: OwnershipDeps,
  owned: OwnedListing,
  token: string,
  method: "dns" | "file",
): Promise<Seen> {
  const { host } = owned;
  if (host === null) return fail("nothing_to_prove");
  const evidence = sha256(challengeOf(token, host));
  const question = { outbound, brandKey, host, evidence, contract: contractOf(owned) };
  const seen = await (method === "dns" ? seenInDns : seenInFile)(question);
  if (!seen.ok) return seen;
  return ok({ subject: host, evidence, signer: "", role: "", names: seen.value, message: "", signature: "" });
}

export const isAbout = ({ method, subject }: StoredProof, owned: OwnedListing): boolean =>
  subject === (method === "signature" ? contractOf(owned) : owned.host);

const contractOf = ({ network, contract }: OwnedListing): string | null =>
  network === null || contract === null ? null : contractSubject(network, contract);

export async function signed(
  deps: OwnershipDeps,
  owned: OwnedListing,
  { token, ...given }: Given & { readonly token: string },
): Promise<Seen> {
  const chain = await chainOf(deps, owned);
  if (!chain.ok) return chain;
  const { message: text = "", signature = "" } = given;
  const input = { message: text, signature: signature.trim() };
  const subject = subjectOf(deps, owned, token);
  const signer = await verifySigned(subject, chain.value, input, deps.clock.now());
  if (!signer.ok) return signer;
  return ok({
    subject: contractOf(owned) ?? "",
    evidence: sha256(signedText(text)),
    message: signedText(text),
    signature: input.signature,
    signer: signer.value.address,
    role: signer.value.role,
    names: owned.host ?? "",
  });
}
