// Names that are written in Latin letters in every language and therefore never count as English words.
import type { Glossary } from "./message-catalogue.ts";

/** Escapes a text for use in a pattern. */
export const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

// The longest name comes first, so that “Ethereum Classic” is not split; (?!) matches nothing.
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map(literally)
    .join("|") || "(?!)";

/** Returns a function that replaces untranslated names, and glosses in brackets, with a mark that is not a word. */
export function withoutNames({ neverTranslate }: Glossary): (text: string) => string {
  const names = Object.values(neverTranslate.names).flat();
  const name = new RegExp(`(?<![A-Za-z0-9])(?:${anyOf(names)})(?![A-Za-z0-9])`, "g");
  const gloss = new RegExp(`[(（](?:${anyOf(neverTranslate.glosses)})[)）]`, "gi");
  return (text) => text.replace(gloss, "·").replace(name, "·");
}
