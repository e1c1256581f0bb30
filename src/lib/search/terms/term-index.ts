/** Sorted terms with the documents of each. Read-only once built. */
import { beginningWith, firstFrom } from "#lib/text/sorted-texts.ts";
import { BITS, GRAM, NAME_LENGTHS, NAMES, SOUND_KEY, SOUND_OF, type Qualities } from "#lib/search/fields.ts";
import { lengthOf, lettersOf, NearWords } from "./near-terms.ts";
import { NumberLists } from "./number-lists.ts";
import type { Tally } from "#lib/search/tally.ts";

const MASK = (1 << BITS) - 1;

interface TermTables {
  readonly terms: readonly string[];
  /** The start of each term's postings, which are contiguous. */
  readonly offsets: Uint32Array;
  /** A document's position and the bits of the fields with the term. */
  readonly postings: Int32Array;
  /** The words of each document's name, from 0 for one word. */
  readonly nameLengths: Uint8Array;
  readonly near: NearWords;
  readonly nearSounds: NearWords;
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

  get nearSounds(): NearWords {
    return this.#tables.nearSounds;
  }

  textAt(term: number): string {
    return this.#tables.terms[term] ?? "";
  }

  /** The number of documents with the term, or an upper limit for a range of terms. */
  frequency(from: number, to = from + 1): number {
    return (this.#tables.offsets[to] ?? 0) - (this.#tables.offsets[from] ?? 0);
  }

  /** The fields in which any document has the term. */
  fieldsOf(term: number): number {
    const { offsets, postings } = this.#tables;
    let bits = 0;
    for (let at = offsets[term] ?? 0; at < (offsets[term + 1] ?? 0); at += 1) bits |= postings[at] ?? 0;
    return bits & MASK;
  }

  /** The documents with the term in one of these fields. */
  placesOf(term: number, fields = MASK): number[] {
    const { offsets, postings } = this.#tables;
    const own = postings.subarray(offsets[term], offsets[term + 1]).filter((one) => (one & fields) !== 0);
    return Array.from(own, (posting) => posting >> BITS);
  }

  /** The range of terms that begin with `prefix`. */
  range(prefix: string): readonly [number, number] {
    return beginningWith(this.#tables.terms, prefix);
  }

  /** The names that have a sound key, each a term of its own. */
  soundsAt(key: string): number[] {
    const [from, to] = this.range(SOUND_KEY + key + SOUND_OF);
    return Array.from({ length: to - from }, (_, at) => from + at);
  }

  /** The name of a term for a sound. */
  heardAt(term: number): string {
    return this.textAt(term).split(SOUND_OF, 2)[1] ?? "";
  }

  find(term: string): number | null {
    const { terms } = this.#tables;
    const at = firstFrom(terms, term);
    return terms[at] === term ? at : null;
  }

  /** Whether any term of the range names a document. */
  hasName(from: number, to: number): boolean {
    const { offsets, postings } = this.#tables;
    for (let at = offsets[from] ?? 0; at < (offsets[to] ?? 0); at += 1)
      if (((postings[at] ?? 0) & NAMES) !== 0) return true;
    return false;
  }

  /** Raises the qualities of all documents in a range of terms. */
  raise(tally: Tally, from: number, to: number, table: Qualities): void {
    const { offsets, postings, nameLengths } = this.#tables;
    const { values, touched } = tally;
    let { count } = tally;
    const end = offsets[to] ?? 0;
    for (let at = offsets[from] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const place = posting >> BITS;
      const quality = table[((nameLengths[place] ?? 0) << BITS) | (posting & MASK)] ?? 0;
      const known = values[place] ?? 0;
      if (quality <= known) continue;
      if (known === 0) {
        touched[count] = place;
        count += 1;
      }
      values[place] = quality;
    }
    tally.count = count;
  }
}

/** Terms with the lists of their postings. */
type Filed = Map<string, number>;

/** The number of letters that select a term's bucket. */
const BUCKET_LETTERS = 2;
/** This many are sorted at once without blocking. */
const FEW_TERMS = 1_000;

/**
 * Collects postings in small steps, so that the caller can yield in between. Terms are in buckets by prefix,
 * because growing one large map would block the process.
 */
export class TermIndexBuilder {
  readonly #buckets = new Map<string, Filed>();
  readonly #nameLengths: number[] = [];
  readonly #postings = new NumberLists();

  /** Documents must be added in order: 0, 1, 2… */
  add(place: number, terms: ReadonlyMap<string, number>, nameWords: number): void {
    this.#nameLengths[place] = Math.max(0, Math.min(NAME_LENGTHS, nameWords) - 1);
    for (const [term, bits] of terms) {
      const bucket = this.#bucketOf(term);
      let list = bucket.get(term);
      if (list === undefined) {
        list = this.#postings.create();
        bucket.set(term, list);
      }
      this.#postings.add(list, (place << BITS) | bits);
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
    const { count, size } = this.#postings;
    const terms: string[] = [];
    // A large array is when the garbage collector marks what is in use, so no turn makes two.
    const postings = new Int32Array(size);
    yield;
    const offsets = new Uint32Array(count + 1);
    yield;
    const letters = new Int32Array(count);
    yield;
    const [lengths, soundLengths] = [new Uint8Array(count), new Uint8Array(count)];
    yield;
    let end = 0;
    for (const starts of inOrder([...this.#buckets.keys()], 0)) {
      yield;
      for (const start of starts) {
        const bucket: Filed = this.#buckets.get(start) ?? new Map();
        for (const some of inOrder([...bucket.keys()], BUCKET_LETTERS)) {
          for (const term of some) {
            const at = terms.push(term) - 1;
            const from = end;
            end = this.#postings.copy(bucket.get(term) ?? NONE, postings, from);
            offsets[at + 1] = end;
            if (isName(term, postings.subarray(from, end))) {
              const read = soundOf(term);
              letters[at] = lettersOf(read);
              (term.startsWith(SOUND_KEY) ? soundLengths : lengths)[at] = lengthOf(read);
            }
          }
          yield;
        }
        this.#buckets.delete(start);
      }
    }
    return new TermIndex({
      terms,
      offsets,
      postings,
      nameLengths: Uint8Array.from(this.#nameLengths),
      near: yield* NearWords.filed(terms, letters, lengths),
      nearSounds: yield* NearWords.filed(terms, letters, soundLengths, soundOf),
    });
  }
}

const NONE = -1;

/** Of a term for a sound, the sound without the name that has it. */
const soundOf = (term: string): string => term.split(SOUND_OF, 1)[0] ?? term;

/** All texts in order, a few at a time. They share their first letters. */
function* inOrder(texts: readonly string[], letters: number): Generator<readonly string[], void, undefined> {
  if (texts.length <= FEW_TERMS) {
    yield texts.toSorted(byCodeUnit);
    return;
  }
  const heaps = Map.groupBy(texts, (text) => text.slice(letters, letters + 1));
  for (const next of [...heaps.keys()].toSorted(byCodeUnit))
    yield* inOrder(heaps.get(next) ?? [], letters + 1);
}

/** Fuzzy matching covers names, not n-grams or descriptions. */
const isName = (term: string, postings: Int32Array): boolean =>
  !term.startsWith(GRAM) && postings.some((posting) => (posting & NAMES) !== 0);

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
