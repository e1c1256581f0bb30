/** A proof of ownership in the words of a page. */
import type { OwnershipProof, ShownProof } from "#features/ownership/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

export const shownProof = (
  { method, subject, seenAt, nextCheckAt, lapsedAt }: OwnershipProof,
  language: Language,
): ShownProof => ({
  method,
  subject,
  seen: formatDate(seenAt, language),
  next: formatDate(nextCheckAt, language),
  lapsed: lapsedAt && formatDate(lapsedAt, language),
});
