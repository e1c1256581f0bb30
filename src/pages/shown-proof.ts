/** A proof of ownership in the words of a page. */
import { areTied, type OwnershipProof, type ShownProof } from "#features/ownership/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

const shownProof = (
  { method, subject, role, evidence, seenAt, nextCheckAt, lapsedAt }: OwnershipProof,
  language: Language,
): ShownProof => ({
  method,
  subject,
  role,
  evidence,
  seen: formatDate(seenAt, language),
  next: formatDate(nextCheckAt, language),
  lapsed: lapsedAt && formatDate(lapsedAt, language),
});

/** The proofs of a listing, and whether its website and contract name each other. */
export const shownProofs = (proofs: readonly OwnershipProof[], language: Language) => ({
  proofs: proofs.map((proof) => shownProof(proof, language)),
  isTied: areTied(proofs),
});
