// Builds the patterns that find a word of the glossary in a text.
import type { Language } from "#i18n/languages.ts";
import { literally } from "./names.ts";

// These scripts put no space between words; Korean appends particles to a word.
const UNSPACED: ReadonlySet<Language> = new Set(["zh", "zh-tw", "ja", "th"]);
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

/** Returns the source of a pattern that matches a whole word, or any place in a script without spaces. */
export function asWord(pattern: string, language: Language, anyEnding = false): string {
  if (UNSPACED.has(language)) return pattern;
  const end = anyEnding || language === "ko" ? "" : `(?!${LETTER})`;
  return `(?<!${LETTER})(?:${pattern})${end}`;
}

/** Returns a pattern that finds any of these words in a lower-case text; a `*` stands for any letters. */
export function anyOfWords(words: readonly string[], language: Language): RegExp {
  const patterns = words.map((word) => word.toLowerCase().split("*").map(literally).join(`${LETTER}*`));
  return new RegExp(asWord(patterns.join("|"), language), "gu");
}
