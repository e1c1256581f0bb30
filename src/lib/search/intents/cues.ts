/** Words that ask for a group only together, wherever they stand: "buy" and "card". */
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { stemOf } from "#lib/search/scripts/word-stem.ts";
import { segmentsOf, wholeOf, type Segment } from "#lib/search/segments.ts";

/** Of each list one. */
export type CueWords = readonly (readonly string[])[];

interface Choice {
  readonly text: string;
  /** Looked for inside other runs. */
  readonly isRun: boolean;
}

interface Asked {
  readonly cues?: readonly CueWords[];
}

interface Cue<Group> {
  readonly groups: Group[];
  readonly clauses: readonly (readonly Choice[])[];
}

export interface FoundCue<Group, Part> {
  readonly groups: readonly Group[];
  readonly parts: readonly Part[];
}

/** Words of languages whose words have several syllables: "thanh khoản". */
const MAX_SYLLABLES = 3;

export class Cues<Group extends Asked> {
  readonly #cues: readonly Cue<Group>[];
  /** The cues whose first list has a word. */
  readonly #byWord = new Map<string, number[]>();
  readonly #inRuns: { readonly text: string; readonly at: number }[] = [];

  /** In small steps. */
  static *of<Group extends Asked>(groups: readonly Group[]): Generator<void, Cues<Group>, undefined> {
    // Kinds that share an intent share its cues.
    const known = new Map<string, Cue<Group>>();
    for (const group of groups) {
      for (const words of group.cues ?? []) {
        const key = JSON.stringify(words);
        const cue = known.get(key);
        if (cue) cue.groups.push(group);
        else known.set(key, { groups: [group], clauses: words.map((choices) => choices.map(choiceOf)) });
      }
      yield;
    }
    return new Cues([...known.values()]);
  }

  private constructor(cues: readonly Cue<Group>[]) {
    // The more words there must be, the surer it is.
    this.#cues = cues.toSorted((a, b) => b.clauses.length - a.clauses.length);
    for (const [at, { clauses }] of this.#cues.entries())
      for (const { text, isRun } of clauses[0] ?? []) {
        if (isRun) this.#inRuns.push({ text, at });
        else this.#byWord.set(text, [...(this.#byWord.get(text) ?? []), at]);
      }
  }

  /**
   * What a query's parts ask for, the surest first; every part is in one only. Of `names` no part is a word: "기프트카드"
   * is no card.
   */
  find<Part extends Segment>(parts: readonly Part[], names: ReadonlySet<Part>): FoundCue<Group, Part>[] {
    const words = wordsOf(parts);
    const whole = wholeOf(parts);
    const candidates = new Set([
      ...[...words.keys()].flatMap((word) => this.#byWord.get(word) ?? []),
      ...this.#inRuns.filter(({ text }) => whole.includes(text)).map(({ at }) => at),
    ]);
    const taken = new Set<Part>();
    const found: FoundCue<Group, Part>[] = [];
    for (const at of [...candidates].toSorted((a, b) => a - b)) {
      const cue = this.#cues[at];
      const own = cue?.clauses.map((choices) => partsOf(choices, words, parts, { whole, names })) ?? [];
      const all = [...new Set(own.flat())];
      if (cue === undefined || own.some(({ length }) => length === 0)) continue;
      if (all.length < own.length && all.every(({ kind }) => kind === "word")) continue;
      if (all.some((part) => taken.has(part))) continue;
      for (const part of all) taken.add(part);
      found.push({ groups: cue.groups, parts: all });
    }
    return found;
  }
}

function choiceOf(choice: string): Choice {
  const segments = segmentsOf(foldSearch(choice));
  const isRun = segments.some(({ kind }) => kind === "run");
  return { text: segments.length === 1 && !isRun ? stemOf(wholeOf(segments)) : wholeOf(segments), isRun };
}

/** The parts of every word, and of every few words without the spaces. */
function wordsOf<Part extends Segment>(parts: readonly Part[]): Map<string, readonly Part[]> {
  const words = new Map<string, readonly Part[]>();
  for (let from = 0; from < parts.length; from += 1)
    for (let count = 1; count <= MAX_SYLLABLES && from + count <= parts.length; count += 1) {
      const own = parts.slice(from, from + count);
      const text = count === 1 ? stemOf(wholeOf(own)) : wholeOf(own);
      words.set(text, [...(words.get(text) ?? []), ...own]);
    }
  return words;
}

const partsOf = <Part extends Segment>(
  choices: readonly Choice[],
  words: ReadonlyMap<string, readonly Part[]>,
  parts: readonly Part[],
  { whole, names }: { readonly whole: string; readonly names: ReadonlySet<Part> },
): readonly Part[] =>
  choices.flatMap(({ text, isRun }) => {
    if (!isRun) return words.get(text) ?? [];
    if (!whole.includes(text)) return [];
    return parts.filter(
      (part) =>
        part.kind === "run" && (text.includes(part.text) || (part.text.includes(text) && !names.has(part))),
    );
  });
