/** The hashes that the browser needs to judge any file without asking the server. */
import {
  textIn,
  type KnownFake,
  type Known,
  type LocalText,
  type Release,
  type Verdict,
} from "#features/downloads/model.ts";
import type { Language } from "#i18n/languages.ts";

export type KnownRelease = Known & Pick<Release, "date" | "delistedOn" | "reason">;
export type KnownFakeFile = Pick<KnownFake, "platform" | "sha256" | "notes">;
export type FileVerdict = Verdict<KnownRelease, KnownFakeFile>;

export interface KnownFiles {
  readonly releases: readonly KnownRelease[];
  readonly fakes: readonly KnownFakeFile[];
}

/** Keeps only the reader's language, or English if it is missing, to send less. */
function oneText(texts: LocalText, reader: Language): LocalText {
  const { text, language } = textIn(texts, reader);
  return language === "en" ? { en: text } : { en: "", [language]: text };
}

export const knownFiles = (
  releases: readonly Release[],
  fakes: readonly KnownFake[],
  reader: Language,
): KnownFiles => ({
  releases: releases.map(({ platform, variant, version, sha256, state, date, delistedOn, reason }) => ({
    platform,
    variant,
    version,
    sha256,
    state,
    date,
    delistedOn,
    reason: reason && oneText(reason, reader),
  })),
  fakes: fakes.map(({ platform, sha256, notes }) => ({ platform, sha256, notes: oneText(notes, reader) })),
});
