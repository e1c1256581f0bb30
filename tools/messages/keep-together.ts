/**
 * Browsers break a line after every hyphen, also after one letter (`i-` and `download`), and inside Thai loan words that
 * their dictionary does not have. A word joiner, which nobody sees, forbids it.
 */
import type { Language } from "#i18n/languages.ts";

const JOINER = "\u2060";

/** Short beginnings of words, as each language writes them. */
const BEGINNINGS: Partial<Record<Language, RegExp>> = {
  fil: /(?<=^|[\s("“>])(?:i|ka|ma|na|ni|pa|\d+)-(?=\p{L})/giu,
  pt: /(?<=^|[\s("“>])(?:e|on|\d+)-(?=\p{L})/giu,
};

/** Where each may not be broken. */
const THAI_WORDS = ["โปรเจ-กต์", "โท-เคน"].map((word) => word.split("-"));

export function keepTogether(language: Language, text: string): string {
  const beginning = BEGINNINGS[language];
  if (beginning) return text.replaceAll(beginning, (found) => found + JOINER);
  if (language !== "th") return text;
  return THAI_WORDS.reduce((joined, parts) => joined.replaceAll(parts.join(""), parts.join(JOINER)), text);
}
