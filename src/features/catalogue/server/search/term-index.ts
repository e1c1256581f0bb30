/** Terms in their order, each with the DApps it is filed for. Read-only once built. */
import { BITS, GRAM, TEXT_WORD } from "./filed-terms.ts";
import { lengthOf, lettersOf, NearWords } from "./near-terms.ts";
import type { Scores } from "./scores.ts";

const MASK = (1 << BITS) - 1;

/** What it costs to be found by a term, by the bits of where it stands. */
export type CostTable = Uint8Array;

interface TermTables {
  readonly terms: readonly string[];
  /** Where the postings of each term begin; those of neighbours follow each other. */
  readonly offsets: Uint32Array;
  /** A DApp's place and the bits of where the term stands in it. */
  readonly postings: Int32Array;
  readonly near: NearWords;
}

export class TermIndex {
  readonly #tables: TermTables;

  constructor(tables: TermTables) {
    this.#tables = tables;
  }

  /** Names and other names, to be searched for mistakes. */
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

  /** The terms that begin with `prefix`, as a range. */
  range(prefix: string): readonly [number, number] {
    return [this.#lowerBound(prefix), this.#lowerBound(`${prefix}\uffff`)];
  }

  find(term: string): number | null {
    const at = this.#lowerBound(term);
    return this.#tables.terms[at] === term ? at : null;
  }

  /** Lowers the scores of all DApps filed under a range of terms. */
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

  /** Counts, for each DApp, the terms it is filed under: anywhere, and by where they stand. */
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

/** So many letters name the shelf a term lies on. */
const SHELF_LETTERS = 2;
/** So many are sorted at once without anybody having to wait. */
const FEW_TERMS = 1_000;

/**
 * Collects postings in small steps, so that whoever builds can let others have their turn in between. Terms lie on
 * shelves by their beginning: one table of all of them would hold up the process each time it grows.
 */
export class TermIndexBuilder {
  #shelves = new Map<string, Filed>();
  #terms = 0;
  #postings = 0;

  /** DApps come in their order: 0, 1, 2… */
  add(dapp: number, terms: ReadonlyMap<string, number>): void {
    for (const [term, bits] of terms) {
      const shelf = this.#shelfOf(term);
      const posting = (dapp << BITS) | bits;
      const known = shelf.get(term);
      if (known) known.push(posting);
      else {
        shelf.set(term, [posting]);
        this.#terms += 1;
      }
      this.#postings += 1;
    }
  }

  #shelfOf(term: string): Filed {
    const start = term.slice(0, SHELF_LETTERS);
    const known = this.#shelves.get(start);
    if (known) return known;
    const shelf: Filed = new Map();
    this.#shelves.set(start, shelf);
    return shelf;
  }

  *finish(): Generator<void, TermIndex, undefined> {
    const terms: string[] = [];
    const offsets = new Uint32Array(this.#terms + 1);
    const postings = new Int32Array(this.#postings);
    const letters = new Int32Array(this.#terms);
    const lengths = new Uint8Array(this.#terms);
    let end = 0;
    for (const start of [...this.#shelves.keys()].toSorted(byCodeUnit)) {
      const shelf: Filed = this.#shelves.get(start) ?? new Map();
      for (const some of inOrder([...shelf.keys()], SHELF_LETTERS)) {
        for (const term of some) {
          const own = shelf.get(term) ?? [];
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
      this.#shelves.delete(start);
    }
    return new TermIndex({ terms, offsets, postings, near: new NearWords(terms, letters, lengths) });
  }
}

/** All of them in their order, a few at a time. They have the same first letters. */
function* inOrder(terms: readonly string[], letters: number): Generator<readonly string[], void, undefined> {
  if (terms.length <= FEW_TERMS) {
    yield terms.toSorted(byCodeUnit);
    return;
  }
  const heaps = Map.groupBy(terms, (term) => term.slice(letters, letters + 1));
  for (const next of [...heaps.keys()].toSorted(byCodeUnit))
    yield* inOrder(heaps.get(next) ?? [], letters + 1);
}

/** Mistakes are looked for in names, not in parts of runs or descriptions. */
const isName = (term: string, postings: readonly number[]): boolean =>
  !term.startsWith(GRAM) && postings.some((posting) => (posting & MASK) !== TEXT_WORD);

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
