// Names that stand in Latin letters in every language and so never count as English words.
import type { Glossary } from "./catalogue.ts";

/** The pattern that matches exactly this text. */
export const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

// Longest first, so that “Ethereum Classic” is not cut into a name and a word; (?!) matches nothing.
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map(literally)
    .join("|") || "(?!)";

/** A function that replaces each never-translated name, and each gloss in brackets, by a mark that is no word. */
export function withoutNames({ neverTranslate }: Glossary): (text: string) => string {
  const names = Object.values(neverTranslate.names).flat();
  const name = new RegExp(`(?<![A-Za-z0-9])(?:${anyOf(names)})(?![A-Za-z0-9])`, "g");
  const gloss = new RegExp(`[(（](?:${anyOf(neverTranslate.glosses)})[)）]`, "gi");
  return (text) => text.replace(gloss, "·").replace(name, "·");
}
