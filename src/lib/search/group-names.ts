/** The names of groups of documents, such as categories, in every language, with the documents of each. */
import { NearWords } from "./near-terms.ts";
import { foldSearch } from "./scripts/fold-search.ts";
import { romanise } from "./scripts/romanise.ts";
import { segmentsOf, wholeOf } from "./segments.ts";

export interface Group {
  readonly names: readonly string[];
  /** Positions of its documents, ascending. */
  readonly members: Int32Array;
  /** Ranks groups with the same name; 0 if it makes no difference. */
  readonly precision?: number;
}

/** Shorter prefixes are too ambiguous. */
const MIN_BEGINNING = 3;
const MIN_PART_OF_RUN = 2;
/** Shorter Latin spellings of other scripts are words of their own. */
const MIN_SOUND = 5;

export class GroupNames {
  readonly #names: readonly string[];
  readonly #groups: ReadonlyMap<string, readonly Group[]>;
  readonly #near: NearWords;

  constructor(groups: readonly Group[]) {
    const byName = new Map<string, Group[]>();
    for (const group of groups) {
      const wholes = group.names.map((name) => wholeOf(segmentsOf(foldSearch(name))));
      const sounds = wholes
        .map((whole) => romanise(whole) ?? "")
        .filter((sound) => sound.length >= MIN_SOUND);
      const names = new Set([...wholes, ...sounds]);
      names.delete("");
      for (const name of names) byName.set(name, [...(byName.get(name) ?? []), group]);
    }
    this.#groups = byName;
    this.#names = [...byName.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    this.#near = NearWords.of(this.#names);
  }

  called(name: string): readonly Group[] {
    return this.#groups.get(name) ?? [];
  }

  beginningWith(text: string): Group[] {
    if (text.length < MIN_BEGINNING) return [];
    const from = this.#names.findIndex((name) => name >= text);
    if (from === -1) return [];
    const to = this.#names.findIndex((name, at) => at >= from && !name.startsWith(text));
    return this.#of(this.#names.slice(from, to === -1 ? undefined : to));
  }

  /** For runs, which match by any part. */
  containing(run: string): Group[] {
    if (run.length < MIN_PART_OF_RUN) return [];
    return this.#of(this.#names.filter((name) => name.includes(run)));
  }

  /** The names one letter away. */
  near(word: string): string[] {
    return this.#near.near(word, 1).map(({ at }) => this.#names[at] ?? "");
  }

  #of(names: readonly string[]): Group[] {
    return [...new Set(names.flatMap((name) => this.called(name)))];
  }
}
