/** Finds words with a typing mistake: a letter wrong, missing, doubled, or two neighbours swapped. */

export interface NearWord {
  /** Its index in the list. */
  readonly at: number;
  readonly edits: number;
}

/** A shorter word with one letter changed is another word. */
const MIN_LENGTH = 4;
/** Longer ones are addresses, which nobody types. */
const MAX_LENGTH = 40;
/** This many are filed at once without blocking. */
const FEW_WORDS = 50_000;

/**
 * Words by length, with a bit mask of their letters. An edit changes one letter, so a word that lacks more of the query's
 * letters than the allowed edits is skipped.
 */
export class NearWords {
  readonly #words: readonly string[];
  /** What counts of a word. */
  readonly #read: (word: string) => string;
  readonly #letters: Int32Array;
  /** Indexes of words, the shortest first. */
  readonly #byLength: Int32Array;
  /** Where each length starts. */
  readonly #starts: Int32Array;

  private constructor(
    words: readonly string[],
    letters: Int32Array,
    byLength: Int32Array,
    starts: Int32Array,
    read: (word: string) => string,
  ) {
    this.#words = words;
    this.#read = read;
    this.#letters = letters;
    this.#byLength = byLength;
    this.#starts = starts;
  }

  /** In small steps. A word with length 0 is excluded. */
  static *filed(
    words: readonly string[],
    letters: Int32Array,
    lengths: Uint8Array,
    read: (word: string) => string = (word) => word,
  ): Generator<void, NearWords, undefined> {
    const starts = new Int32Array(MAX_LENGTH + 2);
    for (let at = 0; at < lengths.length; at += 1) {
      const length = lengths[at] ?? 0;
      if (length > 0) starts[length + 1] = (starts[length + 1] ?? 0) + 1;
      if ((at + 1) % FEW_WORDS === 0) yield;
    }
    for (let length = 1; length < starts.length; length += 1)
      starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0);
    const byLength = new Int32Array(starts.at(-1) ?? 0);
    const next = starts.slice();
    for (let at = 0; at < lengths.length; at += 1) {
      const length = lengths[at] ?? 0;
      if (length > 0) {
        byLength[next[length] ?? 0] = at;
        next[length] = (next[length] ?? 0) + 1;
      }
      if ((at + 1) % FEW_WORDS === 0) yield;
    }
    return new NearWords(words, letters, byLength, starts, read);
  }

  /** In small steps. */
  static *of(words: readonly string[]): Generator<void, NearWords, undefined> {
    const letters = new Int32Array(words.length);
    const lengths = new Uint8Array(words.length);
    for (const [at, word] of words.entries()) {
      letters[at] = lettersOf(word);
      lengths[at] = lengthOf(word);
    }
    yield;
    return yield* NearWords.filed(words, letters, lengths);
  }

  /** Words within this many edits of the query. */
  near(query: string, maxEdits: 1 | 2): NearWord[] {
    const found: NearWord[] = [];
    const asked = lettersOf(query);
    const [letters, words] = [this.#letters, this.#words];
    for (const at of this.#between(query.length - maxEdits, query.length + maxEdits)) {
      const own = letters[at] ?? 0;
      if (hasMore(asked & ~own, maxEdits) || hasMore(own & ~asked, maxEdits)) continue;
      const { whole } = distance(query, this.#read(words[at] ?? ""), maxEdits);
      if (whole <= maxEdits) found.push({ at, edits: whole });
    }
    return inOrder(found);
  }

  /** Words with a prefix one edit from the query. */
  nearBeginnings(query: string): NearWord[] {
    const found: NearWord[] = [];
    const asked = lettersOf(query);
    const [letters, words] = [this.#letters, this.#words];
    for (const at of this.#between(query.length, MAX_LENGTH)) {
      if (hasMore(asked & ~(letters[at] ?? 0), 1)) continue;
      const { beginning } = distance(query, this.#read(words[at] ?? ""), 1);
      if (beginning <= 1) found.push({ at, edits: beginning });
    }
    return inOrder(found);
  }

  #between(shortest: number, longest: number): Int32Array {
    if (shortest > MAX_LENGTH) return this.#byLength.subarray(0, 0);
    const end = Math.min(longest, MAX_LENGTH) + 1;
    return this.#byLength.subarray(this.#starts[Math.max(0, shortest)], this.#starts[end]);
  }
}

const inOrder = (found: NearWord[]): NearWord[] => found.toSorted((a, b) => a.at - b.at);

/** Whether a mask has more than this many bits. */
function hasMore(mask: number, bits: 1 | 2): boolean {
  const rest = mask & (mask - 1);
  return (bits === 1 ? rest : rest & (rest - 1)) !== 0;
}

export const lengthOf = (word: string): number =>
  word.length < MIN_LENGTH || word.length > MAX_LENGTH ? 0 : word.length;

export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1)
    letters |= 1 << (Math.imul(word.charCodeAt(at), 0x9e3779b1) >>> 27);
  return letters;
}

const WIDTH = MAX_LENGTH * 3;
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)];
const FAR = { whole: 255, beginning: 255 };

/** The edits between the query and the word, and its nearest prefix; stops beyond the maximum. */
function distance(query: string, word: string, maxEdits: number): { whole: number; beginning: number } {
  const last = query.length;
  if (last >= WIDTH) return FAR;
  let [twoAbove, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= last; column += 1) above[column] = column;
  let beginning = last;
  let whole = 255;
  for (let depth = 1; depth <= word.length; depth += 1) {
    const letter = word.charCodeAt(depth - 1);
    // Outside this band the distance exceeds the maximum.
    const from = Math.max(1, depth - maxEdits);
    const to = Math.min(last, depth + maxEdits);
    row[from - 1] = from === 1 ? depth : 255;
    let least = from === 1 ? depth : 255;
    for (let column = from; column <= to; column += 1) {
      const isSame = query.charCodeAt(column - 1) === letter;
      const left = (row[column - 1] ?? 255) + 1;
      const up = column < depth + maxEdits ? (above[column] ?? 255) + 1 : 255;
      let edits = Math.min((above[column - 1] ?? 255) + (isSame ? 0 : 1), up, left);
      const isSwapped =
        depth > 1 &&
        column > 1 &&
        query.charCodeAt(column - 2) === letter &&
        query.charCodeAt(column - 1) === word.charCodeAt(depth - 2);
      if (isSwapped) edits = Math.min(edits, (twoAbove[column - 2] ?? 255) + 1);
      row[column] = Math.min(edits, 255);
      if (edits < least) least = edits;
    }
    whole = to === last && from <= last ? (row[last] ?? 255) : 255;
    beginning = Math.min(beginning, whole);
    if (least > maxEdits) return { whole: 255, beginning };
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return { whole, beginning };
}
