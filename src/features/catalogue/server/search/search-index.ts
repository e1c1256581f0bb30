/**
 * Searches DApps. Every DApp is a position in order of popularity; a query gives each position a score, lower is
 * better, and ties keep that order. Names come before aliases, those before category or network, those before the
 * description, and exact matches before fuzzy ones.
 */
import { ALIAS_WHOLE, ALIAS_WORD, BITS, GRAM, NAME_WHOLE, NAME_WORD, TEXT_WORD } from "./filed-terms.ts";
import type { Group, GroupNames } from "./group-names.ts";
import { isLittle, readQuery, type Query } from "./query.ts";
import {
  bestOf,
  Buffers,
  countFound,
  isEmpty,
  keepOnly,
  lowerAt,
  mostInto,
  NOTHING,
  sumInto,
  type Scores,
} from "./scores.ts";
import { gramsOf, type Segment } from "./segments.ts";
import type { CostTable, TermIndex } from "./term-index.ts";

const NAME = NAME_WHOLE | NAME_WORD;
const ALIAS = ALIAS_WHOLE | ALIAS_WORD;

/** The cost of the first of these fields that contains the term. */
function costs(...places: readonly (readonly [bits: number, cost: number])[]): CostTable {
  return Uint8Array.from(
    { length: 1 << BITS },
    (_, found) => places.find(([bits]) => (found & bits) !== 0)?.[1] ?? NOTHING,
  );
}

/** The cost of each kind of match. The whole query against a whole name is cheaper than any part. */
const WHOLE = costs([NAME_WHOLE, 0], [ALIAS_WHOLE, 1]);
const BEGINNING_OF_WHOLE = costs([NAME_WHOLE, 2], [ALIAS_WHOLE, 6]);
const WORD_COST = { name: 3, alias: 5, text: 9 };
const WORD = costs([NAME, WORD_COST.name], [ALIAS, WORD_COST.alias], [TEXT_WORD, WORD_COST.text]);
const BEGINNING = costs([NAME, 4], [ALIAS, 6], [TEXT_WORD, 10]);
/** Prefixes of one or two letters occur in every description. */
const SHORT_BEGINNING = costs([NAME, 4], [ALIAS, 6]);
const GROUP_COST = 7;
const PART_OF_GROUP_COST = 8;
const SCATTERED_COST = 10;
const NAMES_IN_RUN_COST = 10;
const NEAR = [costs([NAME, 11], [ALIAS, 13]), costs([NAME, 12], [ALIAS, 14])] as const;
const NEAR_BEGINNING = costs([NAME, 15], [ALIAS, 16]);
const NEAR_GROUP_COST = 14;
/** Per part of the query that a DApp lacks, if no DApp has all. */
const MISSING_COST = 40;

const MIN_TEXT_BEGINNING = 3;
/** Fuzzy matching applies to words of four letters and more, and only if there are few matches. */
const FEW = 3;
const GOOD_ENOUGH = 2;
const MIN_NEAR_LENGTH = 4;
const TWO_EDITS_LENGTH = 8;
const MIN_NEAR_BEGINNING = 5;
/** Names of several words: "cho vay", "real world assets". */
const MAX_NAME_PARTS = 4;

export interface SearchHits {
  readonly total: number;
  readonly hids: readonly number[];
}

export interface SearchWindow {
  readonly start: number;
  readonly count: number;
  /** Only DApps that are in all of these. */
  readonly within: readonly Int32Array[];
}

export class SearchIndex {
  readonly #hids: Int32Array;
  readonly #terms: TermIndex;
  readonly #names: GroupNames;
  readonly #buffers: Buffers;

  constructor(hids: Int32Array, terms: TermIndex, names: GroupNames) {
    this.#hids = hids;
    this.#terms = terms;
    this.#names = names;
    this.#buffers = new Buffers(hids.length);
  }

  get size(): number {
    return this.#hids.length;
  }

  search(typed: string, { start, count, within }: SearchWindow): SearchHits {
    const query = readQuery(typed);
    if (query.whole === "") return { total: 0, hids: [] };
    this.#buffers.reset();
    const parts = this.#exactParts(query.parts);
    let scores = this.#together(query, parts, within);
    let found = countFound(scores);
    const again = (next: Scores): void => {
      scores = next;
      found = countFound(scores);
    };
    if (found.total < FEW && found.best > GOOD_ENOUGH) {
      if (this.#addNearWords(query, parts)) again(this.#together(query, parts, within));
      if (found.total === 0 && this.#addNearWhole(query, parts)) again(this.#together(query, parts, within));
    }
    if (found.total === 0 && query.parts.length > 1) again(this.#someParts(query, parts, within));
    return { total: found.total, hids: bestOf(scores, found, start, count).map((at) => this.#hids[at] ?? 0) };
  }

  /** The scores of each part of the query. */
  #exactParts(parts: readonly Segment[]): Scores[] {
    const hasOthers = parts.some((part) => !isLittle(part));
    const scores = parts.map((part) => {
      const own = this.#buffers.take();
      if (hasOthers && isLittle(part)) own.fill(0);
      else if (part.kind === "run") this.#scoreRun(own, part.text);
      else this.#scoreWord(own, part.text);
      return own;
    });
    this.#scoreJoined(parts, scores);
    this.#scoreGroups(parts, scores);
    return scores;
  }

  #scoreWord(scores: Scores, word: string): void {
    const [from, to] = this.#terms.range(word);
    const isShort = word.length < MIN_TEXT_BEGINNING;
    this.#terms.lower(scores, from, to, isShort ? SHORT_BEGINNING : BEGINNING);
    const exact = this.#terms.find(word);
    if (exact !== null) this.#terms.lower(scores, exact, exact + 1, WORD);
  }

  /** All n-grams of a run must be in the same field; scattered over several they count as description. */
  #scoreRun(scores: Scores, run: string): void {
    const grams = gramsOf(run);
    const terms = grams.flatMap((gram) => this.#terms.find(GRAM + gram) ?? []);
    if (terms.length < grams.length) return;
    const anywhere = this.#buffers.take(0);
    const name = this.#buffers.take(0);
    const alias = this.#buffers.take(0);
    const text = this.#buffers.take(0);
    const byBit = [[NAME_WORD, name] as const, [ALIAS_WORD, alias] as const, [TEXT_WORD, text] as const];
    for (const term of terms) this.#terms.count(term, anywhere, byBit);
    const all = grams.length;
    for (let at = 0; at < this.size; at += 1) {
      if (anywhere[at] !== all) continue;
      if (name[at] === all) scores[at] = WORD_COST.name;
      else if (alias[at] === all) scores[at] = WORD_COST.alias;
      else scores[at] = text[at] === all ? WORD_COST.text : SCATTERED_COST;
    }
  }

  /** "l2 beat" matches "l2beat". */
  #scoreJoined(parts: readonly Segment[], scores: readonly Scores[]): void {
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      if (part.kind !== "word" || next?.kind !== "word") continue;
      for (const score of scores.slice(at, at + 2)) this.#scoreWord(score, part.text + next.text);
    }
  }

  #scoreGroups(parts: readonly Segment[], scores: readonly Scores[]): void {
    for (const from of parts.keys()) {
      for (let to = from + 1; to <= Math.min(parts.length, from + MAX_NAME_PARTS); to += 1) {
        const name = parts
          .slice(from, to)
          .map(({ text }) => text)
          .join("");
        const own = scores.slice(from, to);
        mark(own, this.#names.called(name), GROUP_COST);
        if (to === parts.length) mark(own, this.#names.beginningWith(name), PART_OF_GROUP_COST);
      }
    }
    for (const [at, { kind, text }] of parts.entries()) {
      if (kind !== "run") continue;
      const own = scores.slice(at, at + 1);
      mark(own, this.#names.containing(text), PART_OF_GROUP_COST);
      const names = this.#names.within(text);
      if (names.length > 0 && own[0]) lowerAt(own[0], this.#common(names), NAMES_IN_RUN_COST);
    }
  }

  /** The DApps that are in one group of each name. */
  #common(names: readonly (readonly Group[])[]): Int32Array {
    const held = names.map((groups) => {
      const scores = this.#buffers.take();
      mark([scores], groups, 0);
      return scores;
    });
    const all = sumInto(this.#buffers.take(), held);
    const found = countFound(all);
    return Int32Array.from(bestOf(all, found, 0, found.total));
  }

  /** Fuzzy-matches the words without a match, otherwise all. Returns whether there were any to try. */
  #addNearWords({ parts }: Query, scores: readonly Scores[]): boolean {
    const words = parts.map((part, at) => ({ ...part, own: scores.slice(at, at + 1) }));
    const lost = words.filter(({ own }) => own.every(isEmpty));
    const near = (lost.length > 0 ? lost : words).filter(
      ({ kind, text }) => kind === "word" && text.length >= MIN_NEAR_LENGTH,
    );
    for (const { text, own } of near) this.#scoreNear(own, text);
    return near.length > 0;
  }

  /** Several words may be one name with a mistake. */
  #addNearWhole({ parts, whole }: Query, scores: readonly Scores[]): boolean {
    if (parts.length < 2 || whole.length < MIN_NEAR_LENGTH) return false;
    this.#scoreNear(scores, whole);
    return true;
  }

  #scoreNear(scores: readonly Scores[], word: string): void {
    const { near } = this.#terms;
    const words = near.near(word, word.length < TWO_EDITS_LENGTH ? 1 : 2);
    for (const { at, edits } of words) {
      for (const own of scores) this.#terms.lower(own, at, at + 1, NEAR[edits > 1 ? 1 : 0]);
    }
    if (words.length === 0 && word.length >= MIN_NEAR_BEGINNING) {
      for (const { at } of near.nearBeginnings(word)) {
        for (const own of scores) this.#terms.lower(own, at, at + 1, NEAR_BEGINNING);
      }
    }
    mark(scores, this.#names.near(word), NEAR_GROUP_COST);
  }

  /** DApps that match every part, and those whose whole name matches. */
  #together({ whole }: Query, scores: readonly Scores[], within: readonly Int32Array[]): Scores {
    const all = sumInto(this.#buffers.take(), scores);
    const [from, to] = this.#terms.range(whole);
    this.#terms.lower(all, from, to, BEGINNING_OF_WHOLE);
    const exact = this.#terms.find(whole);
    if (exact !== null) this.#terms.lower(all, exact, exact + 1, WHOLE);
    // A name of several words counts once, not once per word.
    mark([all], this.#names.called(whole), GROUP_COST);
    for (const group of within) keepOnly(all, group);
    return all;
  }

  /** No DApp has all parts: those with at least half, the more the better. */
  #someParts({ parts }: Query, scores: readonly Scores[], within: readonly Int32Array[]): Scores {
    const telling = scores.filter((_, at) => !isLittle(parts[at] ?? { text: "" }));
    const some = mostInto(this.#buffers.take(), telling, MISSING_COST);
    for (const group of within) keepOnly(some, group);
    return some;
  }
}

function mark(scores: readonly Scores[], groups: readonly Group[], cost: number): void {
  for (const { dapps } of groups) for (const own of scores) lowerAt(own, dapps, cost);
}
