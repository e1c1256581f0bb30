/** A proof of ownership in the words of a page. */
import { areTied, type PublicProof, type ShownProof } from "#features/ownership/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

const shownProof = (
  { seenAt, nextCheckAt, lapsedAt, isChecked, ...proof }: PublicProof,
  language: Language,
): ShownProof => ({
  method: proof.method,
  subject: proof.subject,
  place: proof.place,
  role: proof.role,
  evidence: proof.evidence,
  signer: proof.signer,
  message: proof.message,
  signature: proof.signature,
  seen: formatDate(seenAt, language),
  next: isChecked ? formatDate(nextCheckAt, language) : null,
  lapsed: lapsedAt && formatDate(lapsedAt, language),
});

/** The proofs of a listing, and whether its website and contract name each other. */
export const shownProofs = (proofs: readonly PublicProof[], language: Language) => ({
  proofs: proofs.map((proof) => shownProof(proof, language)),
  isTied: areTied(proofs),
});
