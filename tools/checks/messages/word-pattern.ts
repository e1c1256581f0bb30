// How a word of the glossary is looked for in a text.
import type { Language } from "#i18n/languages.ts";
import { literally } from "./names.ts";

// These scripts put no space between words; Korean hangs particles on the end of one.
const UNSPACED: ReadonlySet<Language> = new Set(["zh", "zh-tw", "ja", "th"]);
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** The source of a pattern that finds this one as a word of its own, or anywhere in an unspaced script. */
export function asWord(pattern: string, language: Language, anyEnding = false): string {
  if (UNSPACED.has(language)) return pattern;
  const end = anyEnding || language === "ko" ? "" : `(?!${LETTER})`;
  return `(?<!${LETTER})(?:${pattern})${end}`;
}

/** A pattern that finds any of these words in a text in lower case; a `*` in one stands for any letters. */
export function anyOfWords(words: readonly string[], language: Language): RegExp {
  const patterns = words.map((word) => word.toLowerCase().split("*").map(literally).join(`${LETTER}*`));
  return new RegExp(asWord(patterns.join("|"), language), "gu");
}
