/** Decides how much every part counts, which documents are found, and in which order. */
import type { ScoredPart } from "./part-scores.ts";
import type { Sums, Tally } from "./tally.ts";

export interface SearchWindow {
  readonly start: number;
  readonly count: number;
  /** Only documents that are in all of these. */
  readonly within: readonly Int32Array[];
  /** Whether all matches are returned too. */
  readonly withAll?: boolean;
  /** Whether documents with too little of the query count too. */
  readonly isLoose?: boolean;
}

export interface RankingWindow {
  readonly total: number;
  readonly places: readonly number[];
  readonly all: Int32Array | null;
}

interface RankingSource {
  readonly sums: Sums;
  /** Documents whose whole name is in the query. */
  readonly named: Tally;
  readonly scratch: Tally;
  /** The weight of all parts. */
  readonly weight: number;
  /** The number of parts that tell something. */
  readonly words: number;
  /** The number of those that name a document or a group. */
  readonly names: number;
  readonly size: number;
}

/** The share of the query's weight that a document must have: less of a sentence than of two words. */
const LEAST_SHARE = [
  [3, 0.5],
  [5, 0.3],
  [Infinity, 0.1],
] as const;
/** Two names tell what is meant, whatever stands beside them. */
const SENTENCE = 4;
/** The share of what the best document has. */
const LEAST_OF_BEST = 0.6;
/** Where a document stands in the given order decides between similar matches. */
const PRIOR = 0.04;
/** More are sorted instead of picked one by one. */
const MAX_PICKED = 200;

export class Ranking {
  readonly #source: RankingSource;

  constructor(source: RankingSource) {
    this.#source = source;
  }

  window({ start, count, within, withAll = false, isLoose = false }: SearchWindow): RankingWindow {
    const { sums, named } = this.#source;
    const least = this.#leastCovered(isLoose);
    const isInside = this.#insideOf(within);
    const found: number[] = [];
    const all: number[] = [];
    for (let at = 0; at < sums.count; at += 1) {
      const place = sums.touched[at] ?? 0;
      if ((sums.covered[place] ?? 0) < least && named.values[place] === 0) continue;
      if (withAll) all.push(place);
      if (isInside(place)) found.push(place);
    }
    return {
      total: found.length,
      places: this.#best(found, start, count),
      all: withAll ? Int32Array.from(all) : null,
    };
  }

  #leastCovered(isLoose: boolean): number {
    const { sums, weight, words, names } = this.#source;
    let best = -1;
    let bestScore = 0;
    for (let at = 0; at < sums.count; at += 1) {
      const place = sums.touched[at] ?? 0;
      if ((sums.scores[place] ?? 0) > bestScore) {
        bestScore = sums.scores[place] ?? 0;
        best = place;
      }
    }
    const ofBest = LEAST_OF_BEST * (sums.covered[best] ?? 0);
    const asked = names > 1 ? Math.max(words, SENTENCE) : words;
    const share = LEAST_SHARE.find(([most]) => asked <= most)?.[1] ?? 0;
    return isLoose ? ofBest : Math.max(ofBest, share * weight);
  }

  #insideOf(within: readonly Int32Array[]): (place: number) => boolean {
    if (within.length === 0) return () => true;
    const { scratch } = this.#source;
    scratch.clear();
    for (const [at, group] of within.entries())
      for (const place of group) if (scratch.values[place] === at) scratch.raise(place, at + 1);
    return (place) => scratch.values[place] === within.length;
  }

  #scoreAt(place: number): number {
    const { sums, size } = this.#source;
    return (sums.scores[place] ?? 0) * (1 + PRIOR * (1 - place / size));
  }

  #best(found: readonly number[], start: number, count: number): number[] {
    const wanted = start + count;
    if (wanted > MAX_PICKED) {
      const scores = new Map(found.map((place) => [place, this.#scoreAt(place)]));
      const sorted = found.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
      return sorted.slice(start, wanted);
    }
    const places: number[] = [];
    const scores: number[] = [];
    for (const place of found) {
      const score = this.#scoreAt(place);
      let at = places.length;
      if (at === wanted && isAfter(score, place, scores[at - 1] ?? 0, places[at - 1] ?? 0)) continue;
      while (at > 0 && !isAfter(score, place, scores[at - 1] ?? 0, places[at - 1] ?? 0)) at -= 1;
      places.splice(at, 0, place);
      scores.splice(at, 0, score);
      places.length = Math.min(places.length, wanted);
      scores.length = places.length;
    }
    return places.slice(start);
  }
}

const isAfter = (score: number, place: number, otherScore: number, otherPlace: number): boolean =>
  score < otherScore || (score === otherScore && place > otherPlace);

/** A little word beside others. */
const FILLER_WEIGHT = 0.05;
/** Beside a whole name: a word that nobody has tells nothing about what is here. */
const UNKNOWN_WEIGHT = 0.05;
/** Beside a whole name: a picture chooses among what the words find, or decorates them. */
const PICTURE_WEIGHT = 0.3;
/** Beside a whole name: a word that only texts have. */
const TEXT_WEIGHT = 0.5;
/** A word that asked for something together with another. */
const CHOICE_WEIGHT = 0.15;
/** In a sentence that asks for something: a word of anything else. */
const BESIDE_INTENT = 0.2;

/** `size` is the number of documents, `frequency` of those with the part. */
export const rarity = (frequency: number, size: number): number => Math.log(1 + size / frequency);

export function weightsOf(parts: readonly ScoredPart[], size: number): Map<ScoredPart, number> {
  const hasWhole = parts.some(({ isWhole, isFiller, kind }) => isWhole && !isFiller && kind !== "picture");
  const isAsked = parts.length >= SENTENCE && parts.some(({ isCue }) => isCue);
  const seen = new Set<string>();
  const factorOf = ({ text, kind, frequency, isFiller, isChoice, isName, isWhole }: ScoredPart): number => {
    const isRepeated = seen.has(text);
    seen.add(text);
    if (isChoice && !isRepeated) return CHOICE_WEIGHT;
    if (isFiller || isRepeated) return FILLER_WEIGHT;
    if (!hasWhole) return 1;
    if (frequency === 0) return UNKNOWN_WEIGHT;
    if (isAsked && !isWhole) return BESIDE_INTENT;
    return kind === "picture" ? PICTURE_WEIGHT : isName ? 1 : TEXT_WEIGHT;
  };
  // What nobody has is as rare as what one document has.
  return new Map(parts.map((part) => [part, factorOf(part) * rarity(Math.max(1, part.frequency), size)]));
}
