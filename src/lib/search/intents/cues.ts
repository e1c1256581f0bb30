/** Words that ask for a group only together, wherever they stand: "buy" and "card". */
import type { Segment } from "#lib/search/scripts/segments.ts";
import { areApart, Clauses, type Clause, type KnownParts } from "./clauses.ts";
import { Topics } from "./topics.ts";

export interface CueWords {
  /** Of each one word. Clauses that several cues share are looked for once. */
  readonly clauses: readonly Clause[];
  /** Of cues with as many clauses, the lower is surer. */
  readonly order: number;
  /** Of fewer words they are names. */
  readonly isForSentences: boolean;
  /** Those of its clauses that hint at it where no cue is found. */
  readonly hints: readonly Clause[];
  /** Those that are ordinary words: they are no evidence of anything. */
  readonly plain?: readonly Clause[];
}

interface Asked {
  readonly cues?: readonly CueWords[];
}

interface Cue<Group> extends CueWords {
  readonly groups: Group[];
}

export interface FoundCue<Group, Part> {
  readonly groups: readonly Group[];
  readonly parts: readonly Part[];
}

/** Two words may be a name and what it is. */
const LEAST_SENTENCE = 3;
/** Where nothing is named: "sell drawings". */
const LEAST_WISH = 2;

export class Cues<Group extends Asked> {
  readonly #clauses: Clauses;
  /** The surest first. */
  readonly #cues: readonly Cue<Group>[];
  /** The places of the cues whose first clause it is. */
  readonly #byClause: ReadonlyMap<Clause | undefined, readonly number[]>;
  readonly #topics: Topics<Group>;

  /** In small steps. */
  static *of<Group extends Asked>(
    groups: readonly Group[],
    prefixes: readonly string[] = [],
  ): Generator<void, Cues<Group>, undefined> {
    // Kinds that share an intent share its cues, and cues that share a concept share its clause.
    const known = new Map<CueWords, Cue<Group>>();
    const clauses = new Clauses(prefixes);
    for (const group of groups) {
      for (const words of group.cues ?? []) {
        const cue = known.get(words) ?? { ...words, groups: [] };
        cue.groups.push(group);
        known.set(words, cue);
        for (const clause of words.clauses) if (clauses.add(clause)) yield;
      }
      yield;
    }
    yield;
    return new Cues([...known.values()], clauses);
  }

  private constructor(cues: readonly Cue<Group>[], clauses: Clauses) {
    this.#clauses = clauses;
    // The more words there must be, the surer it is.
    this.#cues = cues.toSorted((a, b) => b.clauses.length - a.clauses.length || a.order - b.order);
    this.#byClause = Map.groupBy(this.#cues.keys(), (at) => this.#cues[at]?.clauses[0]);
    this.#topics = new Topics(cues.filter(({ isForSentences }) => isForSentences));
  }

  /**
   * What a query's parts ask for, the surest first; every part is in one only. Of `names` no part is a word: "기프트카드"
   * is no card. Without a cue, a sentence that is `isOpen` gives what it is about.
   */
  find<Part extends Segment>(
    parts: readonly Part[],
    known: KnownParts<Part> & { readonly isOpen: boolean },
  ): FoundCue<Group, Part>[] {
    const isSentence =
      parts.length >= (known.isOpen ? LEAST_WISH : LEAST_SENTENCE) ||
      parts.some(({ kind }) => kind === "run");
    const matches = this.#clauses.match(parts, known);
    const candidates = [...matches.keys()].flatMap((clause) => this.#byClause.get(clause) ?? []);
    const taken = new Set<Part>();
    const found: FoundCue<Group, Part>[] = [];
    for (const at of candidates.toSorted((a, b) => a - b)) {
      const cue = this.#cues[at];
      if (cue === undefined || (cue.isForSentences && !isSentence)) continue;
      // One word of a sentence is enough where nothing else says what is meant.
      if (cue.isForSentences && cue.clauses.length === 1 && (!known.isOpen || found.length > 0)) continue;
      const own = cue.clauses.flatMap((clause) => matches.get(clause) ?? []);
      if (own.length < cue.clauses.length || !areApart(own)) continue;
      const all = [...new Set(own.flatMap((match) => [...match.parts]))];
      if (all.some((part) => taken.has(part))) continue;
      for (const part of all) taken.add(part);
      found.push({ groups: cue.groups, parts: all });
    }
    if (found.length > 0 || !known.isOpen || !isSentence) return found;
    return [this.#topics.guess(matches) ?? []].flat();
  }
}
