/** What the site counts about its use. Nothing here says who did something. */

/** Trending DApps are those that were opened most often in this many days, today included. */
export const TRENDING_DAYS = 7;
/** Fewer opens say nothing, and one person could cause them. */
export const MIN_OPENS = 5;
export const MAX_TRENDING = 200;

/** A search that found nothing is listed once it was made this often. */
export const MIN_SEARCHES = 5;

/** How long counts are kept. */
export const RETENTION_DAYS = { opens: 30, searches: 30 } as const;

export interface SearchMiss {
  readonly language: string;
  /** The folded words. */
  readonly words: string;
  readonly searches: number;
  /** The beginning of the last hour in which it was made. */
  readonly lastHour: Date;
}

const MAX_WORDS = 4;
const MAX_LENGTH = 40;
/** Letters, marks, digits and what stands between words; no addresses, hosts, links or mail addresses. */
const PLAIN = /^[\p{L}\p{M}\p{N} '’&+-]+$/u;
/** Numbers of phones, cards and accounts. */
const LONG_NUMBER = /\p{N}{5}/u;
const LONG_WORD = 24;
/** Keys, addresses and hashes mix letters and digits. */
const LONG_MIXED_WORD = 16;

function looksPersonal(word: string): boolean {
  const isMixed = /\p{L}/u.test(word) && /\p{N}/u.test(word);
  return word.length > (isMixed ? LONG_MIXED_WORD : LONG_WORD) || LONG_NUMBER.test(word);
}

/**
 * The words of a search as they may be kept; null if they look personal. More than four words may be a recovery
 * phrase or a sentence about somebody.
 */
export function keptWords(folded: string): string | null {
  if (folded.length > MAX_LENGTH || !PLAIN.test(folded)) return null;
  const words = folded.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  return words.some(looksPersonal) ? null : words.join(" ");
}
