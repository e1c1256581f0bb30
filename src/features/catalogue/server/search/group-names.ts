/** The names of categories and networks in every language, with the DApps of each. */
import { wholeOf } from "./filed-terms.ts";
import { foldSearch } from "./fold-search.ts";
import { NearWords } from "./near-terms.ts";
import { segmentsOf } from "./segments.ts";

/** A category or a network: its names and its DApps, as positions in order of popularity. */
export interface Group {
  readonly names: readonly string[];
  readonly dapps: Int32Array;
}

/** Shorter prefixes are too ambiguous. */
const MIN_BEGINNING = 3;
const MIN_PART_OF_RUN = 2;
/** The share of a run that may remain after its names are cut out: particles, words like "platform". */
const MAX_LEFT_OVER = 1 / 2;

export class GroupNames {
  readonly #names: readonly string[];
  readonly #groups: ReadonlyMap<string, readonly Group[]>;
  readonly #near: NearWords;

  constructor(groups: readonly Group[]) {
    const byName = new Map<string, Group[]>();
    for (const group of groups) {
      const names = new Set(group.names.map((name) => wholeOf(segmentsOf(foldSearch(name)))));
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

  near(word: string): Group[] {
    const found = this.#near.near(word, 1);
    return this.#of(found.map(({ at }) => this.#names[at] ?? ""));
  }

  /** "以太坊借贷" is two names in one run. Returns the names it consists of, or none. */
  within(run: string): readonly (readonly Group[])[] {
    const parts: (readonly Group[])[] = [];
    let leftOver = 0;
    let at = 0;
    while (at < run.length) {
      const name = this.#longestAt(run, at);
      if (name === null) {
        leftOver += 1;
        at += 1;
      } else {
        parts.push(this.called(name));
        at += name.length;
      }
    }
    return leftOver > run.length * MAX_LEFT_OVER ? [] : parts;
  }

  #longestAt(run: string, at: number): string | null {
    for (let end = run.length; end >= at + MIN_PART_OF_RUN; end -= 1) {
      const name = run.slice(at, end);
      if (this.#groups.has(name)) return name;
    }
    return null;
  }

  #of(names: readonly string[]): Group[] {
    return [...new Set(names.flatMap((name) => this.called(name)))];
  }
}
