/** Sorted terms with the DApps of each. Read-only once built. */
import { BITS, GRAM, TEXT_WORD } from "./filed-terms.ts";
import { lengthOf, lettersOf, NearWords } from "./near-terms.ts";
import type { Scores } from "./scores.ts";

const MASK = (1 << BITS) - 1;

/** The cost of a match by the bits of its fields. */
export type CostTable = Uint8Array;

interface TermTables {
  readonly terms: readonly string[];
  /** The start of each term's postings, which are contiguous. */
  readonly offsets: Uint32Array;
  /** A DApp's position and the bits of the fields with the term. */
  readonly postings: Int32Array;
  readonly near: NearWords;
}

export class TermIndex {
  readonly #tables: TermTables;

  constructor(tables: TermTables) {
    this.#tables = tables;
  }

  /** Names and aliases, for fuzzy matching. */
  get near(): NearWords {
    return this.#tables.near;
  }

  /** The first term that is not before `text`. */
  #lowerBound(text: string): number {
    const { terms } = this.#tables;
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The range of terms that begin with `prefix`. */
  range(prefix: string): readonly [number, number] {
    return [this.#lowerBound(prefix), this.#lowerBound(`${prefix}\uffff`)];
  }

  find(term: string): number | null {
    const at = this.#lowerBound(term);
    return this.#tables.terms[at] === term ? at : null;
  }

  /** Lowers the scores of all DApps in a range of terms. */
  lower(scores: Scores, from: number, to: number, costs: CostTable): void {
    const { offsets, postings } = this.#tables;
    const end = offsets[to] ?? 0;
    for (let at = offsets[from] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const cost = costs[posting & MASK] ?? 255;
      const dapp = posting >> BITS;
      if (cost < (scores[dapp] ?? 0)) scores[dapp] = cost;
    }
  }

  /** Counts the matching terms per DApp: in total, and by field. */
  count(
    term: number,
    anywhere: Uint8Array,
    byBit: readonly (readonly [bit: number, counts: Uint8Array])[],
  ): void {
    const { offsets, postings } = this.#tables;
    const end = offsets[term + 1] ?? 0;
    for (let at = offsets[term] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const dapp = posting >> BITS;
      anywhere[dapp] = (anywhere[dapp] ?? 0) + 1;
      for (const [bit, counts] of byBit) if (posting & bit) counts[dapp] = (counts[dapp] ?? 0) + 1;
    }
  }
}

/** Terms with their postings. */
type Filed = Map<string, number[]>;

/** The number of letters that select a term's bucket. */
const BUCKET_LETTERS = 2;
/** This many are sorted at once without blocking. */
const FEW_TERMS = 1_000;

/**
 * Collects postings in small steps, so that the caller can yield in between. Terms are in buckets by prefix,
 * because growing one large map would block the process.
 */
export class TermIndexBuilder {
  #buckets = new Map<string, Filed>();
  #terms = 0;
  #postings = 0;

  /** DApps must be added in order: 0, 1, 2… */
  add(dapp: number, terms: ReadonlyMap<string, number>): void {
    for (const [term, bits] of terms) {
      const bucket = this.#bucketOf(term);
      const posting = (dapp << BITS) | bits;
      const known = bucket.get(term);
      if (known) known.push(posting);
      else {
        bucket.set(term, [posting]);
        this.#terms += 1;
      }
      this.#postings += 1;
    }
  }

  #bucketOf(term: string): Filed {
    const start = term.slice(0, BUCKET_LETTERS);
    const known = this.#buckets.get(start);
    if (known) return known;
    const bucket: Filed = new Map();
    this.#buckets.set(start, bucket);
    return bucket;
  }

  *finish(): Generator<void, TermIndex, undefined> {
    const terms: string[] = [];
    const offsets = new Uint32Array(this.#terms + 1);
    const postings = new Int32Array(this.#postings);
    const letters = new Int32Array(this.#terms);
    const lengths = new Uint8Array(this.#terms);
    let end = 0;
    for (const start of [...this.#buckets.keys()].toSorted(byCodeUnit)) {
      const bucket: Filed = this.#buckets.get(start) ?? new Map();
      for (const some of inOrder([...bucket.keys()], BUCKET_LETTERS)) {
        for (const term of some) {
          const own = bucket.get(term) ?? [];
          const at = terms.push(term) - 1;
          postings.set(own, end);
          end += own.length;
          offsets[at + 1] = end;
          if (isName(term, own)) {
            letters[at] = lettersOf(term);
            lengths[at] = lengthOf(term);
          }
        }
        yield;
      }
      this.#buckets.delete(start);
    }
    return new TermIndex({ terms, offsets, postings, near: new NearWords(terms, letters, lengths) });
  }
}

/** All terms in order, a few at a time. They share their first letters. */
function* inOrder(terms: readonly string[], letters: number): Generator<readonly string[], void, undefined> {
  if (terms.length <= FEW_TERMS) {
    yield terms.toSorted(byCodeUnit);
    return;
  }
  const heaps = Map.groupBy(terms, (term) => term.slice(letters, letters + 1));
  for (const next of [...heaps.keys()].toSorted(byCodeUnit))
    yield* inOrder(heaps.get(next) ?? [], letters + 1);
}

/** Fuzzy matching covers names, not n-grams or descriptions. */
const isName = (term: string, postings: readonly number[]): boolean =>
  !term.startsWith(GRAM) && postings.some((posting) => (posting & MASK) !== TEXT_WORD);

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
