/** Scores single parts of a query against terms and groups. */
import {
  BEGINNING,
  BEST,
  EXACT,
  GRAM,
  NAMES,
  qualities,
  SHORT_BEGINNING,
  SOUND_KEY,
  WHOLES,
  type Qualities,
} from "./fields.ts";
import type { Group, GroupNames } from "./group-names.ts";
import type { QueryPart } from "./query.ts";
import { isVietnamese } from "./scripts/marks.ts";
import { gramsOf } from "./scripts/segments.ts";
import type { Tallies, Tally } from "./tally.ts";
import type { TermIndex } from "./terms/term-index.ts";

export interface ScoredPart extends QueryPart {
  readonly tally: Tally;
  /** The number of documents with it, an upper limit; 0 if there is none. */
  frequency: number;
  /** Whether it names a document or a group. */
  isName: boolean;
  /** Whether it is, or is a part of, the whole name of a document or a group, as typed. */
  isWhole: boolean;
  /** Whether it is the name of a group, as typed. */
  isGroup?: boolean;
  /** The place that it names. */
  place: Group | null;
  /** The group of those that do what it says. */
  intent: Group | null;
  /** Whether it asks for a group together with others. */
  isCue: boolean;
  /** A little word that asks for a group together with another, and chooses among its documents. */
  isChoice: boolean;
  /** The terms that match, as they are in the index. */
  readonly terms: Set<string>;
}

const NO_TEXT = { ...EXACT, text: 0 };
const EXACT_TABLE = qualities(EXACT);
const NAME_TABLE = qualities(NO_TEXT);
const VARIANT_TABLE = qualities(EXACT, 0.95);
const LAST_BEGINNING = qualities(BEGINNING);
const INNER_BEGINNING = qualities(SHORT_BEGINNING, 0.8);
const SENTENCE_BEGINNING = qualities(BEGINNING, 0.8);
const LAST_SHORT_BEGINNING = qualities(SHORT_BEGINNING);
const INNER_SHORT_BEGINNING = qualities(SHORT_BEGINNING, 0.6);
const MIN_TEXT_BEGINNING = 3;
const MIN_TALK_BEGINNING = 4;
const MIN_SPACED_BEGINNING = 4;
const LATIN = /^[a-z\d]+$/;
/** Before other words, shorter beginnings of a group are words of their own. */
const MIN_INNER_BEGINNING = 6;

/** A group's name beats the beginning of a document's name, but not the name itself. */
export const GROUP = 0.93 * BEST;
const PART_OF_GROUP = 0.6 * BEST;
const INNER_PART_OF_GROUP = 0.3 * BEST;
/** What a word finds by itself, if it is in a group's name of several words. */
const INSIDE_NAME = 0.9;
const PER_PRECISION = 0.03 * BEST;

/** The share of a run's n-grams that a document must have. */
const MIN_GRAM_SHARE = 0.6;

const CORRECTED = new Map<number, Qualities>();
/** A table for matches that needed a correction; texts are never corrected. */
const correctedTable = (factor: number): Qualities => {
  const known = CORRECTED.get(factor) ?? qualities(NO_TEXT, factor);
  CORRECTED.set(factor, known);
  return known;
};

export class PartScores {
  readonly #terms: TermIndex;
  readonly #groups: GroupNames;
  readonly #tallies: Tallies;
  readonly #size: number;

  constructor(terms: TermIndex, groups: GroupNames, tallies: Tallies, size: number) {
    this.#terms = terms;
    this.#groups = groups;
    this.#tallies = tallies;
    this.#size = size;
  }

  start(part: QueryPart, isLast: boolean, isSentence = false): ScoredPart {
    const scored: ScoredPart = {
      ...part,
      tally: this.#tallies.take(),
      frequency: 0,
      isName: false,
      isWhole: false,
      place: null,
      intent: null,
      isCue: false,
      isChoice: false,
      terms: new Set([part.text]),
    };
    if (part.kind === "run") this.#scoreRun(scored);
    else this.#scoreWord(scored, isLast, isSentence);
    return scored;
  }

  #scoreWord(part: ScoredPart, isLast: boolean, isSentence: boolean): void {
    const { text, tally } = part;
    const [from, to] = this.#terms.range(text);
    const isShort = text.length < MIN_TEXT_BEGINNING || part.isTalk === true;
    const short = isLast ? LAST_SHORT_BEGINNING : INNER_SHORT_BEGINNING;
    // A little word with others behind it is no beginning: "exploradores de tron" does not mean DeFi.
    // Neither is a short one with a space behind it, unless it may be a sign: "rpc".
    const isSpaced = text.length < MIN_SPACED_BEGINNING && !LATIN.test(text);
    const isGrowing = isLast || (!part.isFiller && !isSpaced);
    const isBeginning = isGrowing && mayBegin(part);
    // Of a few words, only the last may still be growing: "trust fund" is nothing trustless.
    const inner = isSentence ? SENTENCE_BEGINNING : INNER_BEGINNING;
    if (isBeginning) this.#terms.raise(tally, from, to, isShort ? short : isLast ? LAST_BEGINNING : inner);
    part.isName = isBeginning && !isShort && this.#terms.hasName(from, to);
    const exact = this.#scoreTerm(part, text, part.isTalk === true ? NAME_TABLE : EXACT_TABLE);
    if (isBeginning && !exact) part.frequency = this.#terms.frequency(from, to);
    for (const variant of variantsOf(text)) this.#scoreTerm(part, variant, VARIANT_TABLE);
  }

  #scoreTerm(part: ScoredPart, text: string, table: Qualities): boolean {
    const term = this.#terms.find(text);
    if (term === null) return false;
    this.#terms.raise(part.tally, term, term + 1, table);
    part.frequency = Math.max(part.frequency, this.#terms.frequency(term));
    part.isName ||= (this.#terms.fieldsOf(term) & NAMES) !== 0;
    part.terms.add(text);
    return true;
  }

  /** By the weight of the n-grams that a document has. */
  #scoreRun(part: ScoredPart): void {
    const grams = gramsOf(part.text);
    const found = grams.flatMap((gram) => this.#terms.find(GRAM + gram) ?? []);
    if (found.length < grams.length * MIN_GRAM_SHARE) return;
    const one = this.#tallies.take();
    const sums = this.#tallies.take();
    const counts = this.#tallies.take();
    for (const term of found) {
      this.#terms.raise(one.clear(), term, term + 1, EXACT_TABLE);
      for (let at = 0; at < one.count; at += 1) {
        const place = one.touched[at] ?? 0;
        const quality = Math.max(1, Math.round((one.values[place] ?? 0) / grams.length));
        sums.raise(place, Math.min(BEST, (sums.values[place] ?? 0) + quality));
        counts.raise(place, Math.min(BEST, (counts.values[place] ?? 0) + 1));
      }
    }
    for (let at = 0; at < counts.count; at += 1) {
      const place = counts.touched[at] ?? 0;
      if ((counts.values[place] ?? 0) < grams.length * MIN_GRAM_SHARE) continue;
      part.tally.raise(place, sums.values[place] ?? 0);
    }
    part.frequency = part.tally.count;
    part.isName = part.tally.count > 0;
  }

  /** A whole name of a document over some parts. Returns its term. */
  scoreWhole(parts: readonly ScoredPart[], text: string): number | null {
    const term = this.#terms.find(text);
    if (term === null || (this.#terms.fieldsOf(term) & WHOLES) === 0) return null;
    for (const part of parts) {
      this.#terms.raise(part.tally, term, term + 1, WHOLE_TABLE);
      part.isName = true;
      part.isWhole = true;
      part.terms.add(text);
      // A name is as rare as the documents that have it, however common its words are.
      if (parts.length > 1 && part.frequency === 0) part.frequency = this.#terms.frequency(term);
    }
    return term;
  }

  /** Documents whose whole name begins with all parts. */
  scoreBeginning(parts: readonly ScoredPart[], text: string): void {
    const [from, to] = this.#terms.range(text);
    for (const part of parts) this.#terms.raise(part.tally, from, to, WHOLE_BEGINNING);
  }

  /** Returns whether there is a group of that name. */
  scoreGroups(parts: readonly ScoredPart[], text: string, isLast: boolean, factor = 1): boolean {
    const asTyped = this.#groups.called(text);
    const inOtherForms = variantsOf(text).flatMap((name) => this.#groups.written(name));
    const precision = Math.max(-1, ...asTyped.map(precisionOf));
    // "Exploradores" is a category, and more of them than one explorer is a kind.
    const exact = [
      ...asTyped,
      ...(asTyped.length > 0 ? [] : this.#groups.behindPrefix(text)),
      ...inOtherForms.filter((group) => precisionOf(group) > precision),
    ];
    const called = exact.length > 0 || factor < 1 ? exact : this.#alikeGroups(parts);
    if (exact.length > 0 && parts.length > 1) for (const part of parts) part.tally.lower(INSIDE_NAME);
    for (const group of called)
      this.#raiseGroup(parts, group, factor * (GROUP + precisionOf(group) * PER_PRECISION));
    if (called.length > 0) {
      const place = called.find(({ isPlace }) => isPlace) ?? null;
      const intent = called.find(({ isIntent }) => isIntent) ?? null;
      // Not the place A in "de Tron a Polygon".
      const isNamed = factor === 1 && parts.some(({ isFiller }) => !isFiller);
      if (isNamed)
        for (const part of parts) Object.assign(part, { isWhole: true, isGroup: true, place, intent });
      return true;
    }
    // A little word is in names of groups by chance.
    if (parts.every((part) => part.isFiller || !mayBegin(part))) return false;
    const [only] = parts;
    if (parts.length === 1 && only?.kind === "run")
      for (const group of this.#groups.containing(text)) this.#raiseGroup(parts, group, PART_OF_GROUP);
    else if (isLast || text.length >= MIN_INNER_BEGINNING) {
      const quality = isLast ? PART_OF_GROUP : INNER_PART_OF_GROUP;
      for (const group of this.#groups.beginningWith(text)) this.#raiseGroup(parts, group, quality);
    }
    return false;
  }

  /** Words that ask for groups together count once, and for nothing else. A place among them still tells which. */
  scoreCue(parts: readonly ScoredPart[], groups: readonly Group[]): void {
    const [carrier = parts[0], ...others] = parts.toSorted(
      (a, b) => Number(a.place !== null) - Number(b.place !== null) || b.text.length - a.text.length,
    );
    if (carrier === undefined) return;
    const members = this.#tallies.take();
    for (const group of groups) members.raiseAll(group.members, 1);
    for (const part of parts) part.tally.keepOnly(members);
    Object.assign(carrier, { frequency: 0, isFiller: false, isWhole: true, place: null, intent: groups[0] });
    carrier.isCue = true;
    for (const group of groups)
      this.#raiseGroup([carrier], group, GROUP + precisionOf(group) * PER_PRECISION);
    for (const part of others)
      Object.assign(part, {
        isChoice: !part.isFiller && part.place === null,
        isFiller: part.isFiller || part.place === null,
        place: null,
        intent: null,
      });
  }

  #alikeGroups(parts: readonly ScoredPart[]): readonly Group[] {
    if (parts[0]?.isFiller || parts.at(-1)?.isFiller) return [];
    return this.#groups.alike(parts.filter(({ isFiller }) => !isFiller).map(({ text }) => text));
  }

  #raiseGroup(parts: readonly ScoredPart[], { members }: Group, quality: number): void {
    for (const part of parts) {
      part.tally.raiseAll(members, quality);
      part.frequency = Math.min(this.#size, Math.max(part.frequency, members.length));
      part.isName = true;
    }
  }

  /** A term that stands for what was typed. */
  scoreCorrected(parts: readonly ScoredPart[], term: number, factor: number): void {
    for (const part of parts) {
      this.#terms.raise(part.tally, term, term + 1, correctedTable(factor));
      part.frequency = Math.max(part.frequency, this.#terms.frequency(term));
      part.isName = true;
      const text = this.#terms.textAt(term);
      if (!text.startsWith(SOUND_KEY)) part.terms.add(text);
    }
  }
}

const WHOLE_TABLE = qualities({ ...NO_TEXT, nameWord: 0, aliasWord: 0 });
const WHOLE_BEGINNING = qualities({ ...SHORT_BEGINNING, nameWord: 0, aliasWord: 0 });

const precisionOf = ({ precision = 0 }: Group): number => precision;

/** Who typed the marks of a Vietnamese syllable typed all of it, and "no" is no beginning of Nouns. */
const mayBegin = ({ kind, text, isTalk, marked }: QueryPart): boolean =>
  kind === "run" ||
  ((isTalk !== true || text.length >= MIN_TALK_BEGINNING) && (marked === undefined || !isVietnamese(marked)));

const MIN_PLURAL = 4;
const FILIPINO_VERB = /^(?:ipag|mag|nag|pag|maka|ma)(?=[a-z]{4})/;

/**
 * Plurals of English, Spanish and Portuguese in both directions; what is done by what does it: lending, lend; and
 * Filipino words as they stand before others, and without what makes verbs of them: larong, laro; ipagpalit, palit.
 */
function variantsOf(word: string): string[] {
  if (word.length < MIN_PLURAL || !/^[a-z]+$/.test(word)) return [];
  if (word.endsWith("ing") && word.length > MIN_PLURAL + 1)
    return [word.slice(0, -3), `${word.slice(0, -3)}e`];
  if (FILIPINO_VERB.test(word)) return [word.replace(FILIPINO_VERB, "")];
  if (/[aou]ng$/.test(word)) return [word.slice(0, -2)];
  if (/(?:oes|aes)$/.test(word)) return [`${word.slice(0, -3)}ao`, word.slice(0, -1), word.slice(0, -2)];
  if (/[aeou]is$/.test(word)) return [`${word.slice(0, -2)}l`];
  if (word.endsWith("ns")) return [word.slice(0, -1), `${word.slice(0, -2)}m`];
  if (word.endsWith("ces")) return [word.slice(0, -1), `${word.slice(0, -3)}z`];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (word.endsWith("es")) return [word.slice(0, -1), word.slice(0, -2)];
  if (word.endsWith("s")) return [word.slice(0, -1)];
  return [`${word}s`, `${word}es`, ...(word.endsWith("y") ? [`${word.slice(0, -1)}ies`] : [])];
}
