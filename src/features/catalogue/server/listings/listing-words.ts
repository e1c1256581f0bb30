/** The words by which tokens and NFT collections are found. */

const MAX_WORDS = 12;
/** Long enough for the longest address. */
const MAX_WORD = 128;

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Names sort by this; it also removes the difference of capitals. */
export const nameKeyOf = (name: string): string => fold(name).trim().slice(0, MAX_WORD);

/** What was typed, word by word; `usdc.e` is one word and contains another. */
export function typedWords(text: string): string[] {
  const words = fold(text).split(/\s+/);
  return words.filter((word) => word !== "").map((word) => word.slice(0, MAX_WORD));
}

export interface NamedListing {
  readonly name: string;
  readonly symbol?: string | undefined;
  readonly address: string;
}

export function wordsOf({ name, symbol = "", address }: NamedListing): string[] {
  const parts = fold(name).split(/[^\p{L}\p{N}]+/u);
  const words = [...typedWords(symbol), ...parts, ...typedWords(name)].slice(0, MAX_WORDS - 1);
  const found = [fold(address), ...words].map((word) => word.slice(0, MAX_WORD));
  return [...new Set(found.filter((word) => word !== ""))];
}
