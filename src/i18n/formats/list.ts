/** What stands between words that are no sentence, as each language writes it. */
import type { Language } from "#i18n/languages.ts";

const FULL_WIDTH: ReadonlySet<Language> = new Set(["ja", "zh", "zh-tw"]);

/** Full-width signs include their own space. */
const isFullWidth = (language: Language): boolean => FULL_WIDTH.has(language);

/** Intl.ListFormat writes names of several words without a comma in Thai, so that they run together. */
export const listOf = (names: readonly string[], language: Language): string =>
  names.join(isFullWidth(language) ? "、" : ", ");

/** A name and what is said of it: "Wallet connection: Yes". */
export const labelled = (label: string, value: string | number, language: Language): string =>
  `${label}${isFullWidth(language) ? "：" : ": "}${value}`;

/** A name and a note on it: "Trail of Bits (March 2021)". */
export const withNote = (name: string, note: string, language: Language): string =>
  isFullWidth(language) ? `${name}（${note}）` : `${name} (${note})`;
