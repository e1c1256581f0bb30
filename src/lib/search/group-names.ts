/** The names of groups of documents, such as categories, in every language, with the documents of each. */
import { beginningWith } from "#lib/text/sorted-texts.ts";
import { Cues, type CueWords } from "./intents/cues.ts";
import { NearWords } from "./terms/near-terms.ts";
import { foldSearch } from "./scripts/fold-search.ts";
import { readKanji } from "./scripts/kanji-readings.ts";
import { romanise } from "./scripts/romanise.ts";
import { stemOf } from "./scripts/word-stem.ts";
import { segmentsOf, wholeOf } from "./scripts/segments.ts";

export interface Group {
  readonly names: readonly string[];
  /** Those of its names that nobody means by their beginning. */
  readonly nicknames?: readonly string[];
  /** Positions of its documents, ascending. */
  readonly members: Int32Array;
  /** Ranks groups with the same name; 0 if it makes no difference. */
  readonly precision?: number;
  /** Whether one can go from it to another such group. */
  readonly isPlace?: boolean;
  /** Whether its documents do something that people ask for: those that lend. */
  readonly isIntent?: boolean;
  /** Words that ask for it only together. */
  readonly cues?: readonly CueWords[];
}

/** Shorter prefixes are too ambiguous. */
const MIN_BEGINNING = 3;
const MIN_PART_OF_RUN = 2;
/** Shorter Latin spellings of other scripts are words of their own. */
const MIN_SOUND = 4;
/** Nobody types more words of a name. */
const MAX_WORDS = 5;
/** In no name. */
const BETWEEN_NAMES = "\n";

interface NameTables {
  readonly byName: Map<string, Group[]>;
  readonly byWords: Map<string, Group[]>;
  /** Names as they are written, without their sounds in other scripts: everyday words are near those by chance. */
  readonly written: Set<string>;
  readonly nicknames: Set<string>;
}

export class GroupNames {
  readonly #names: readonly string[];
  /** One text is searched many times faster than thousands. */
  readonly #joined: string;
  readonly #groups: ReadonlyMap<string, readonly Group[]>;
  /** By the words of a name in any form and order, without little words. */
  readonly #alike: ReadonlyMap<string, readonly Group[]>;
  readonly #written: ReadonlySet<string>;
  readonly #nicknames: ReadonlySet<string>;
  readonly #near: NearWords;
  /** Words that tell nothing before another without a space. */
  readonly #prefixes: readonly string[];
  readonly cues: Cues<Group>;

  private constructor(
    { byName, byWords, written, nicknames }: NameTables,
    names: readonly string[],
    near: NearWords,
    cues: Cues<Group>,
    prefixes: readonly string[],
  ) {
    this.#prefixes = prefixes;
    this.cues = cues;
    this.#alike = byWords;
    this.#groups = byName;
    this.#names = names;
    this.#joined = names.map((name) => name + BETWEEN_NAMES).join("");
    this.#written = written;
    this.#nicknames = nicknames;
    this.#near = near;
  }

  /** In small steps, because thousands of names take longer than one turn of the event loop should. */
  static *of(
    groups: readonly Group[],
    littleWords: ReadonlySet<string>,
    prefixes: readonly string[] = [],
  ): Generator<void, GroupNames, undefined> {
    const tables: NameTables = {
      byName: new Map(),
      byWords: new Map(),
      written: new Set(),
      nicknames: new Set(),
    };
    const wholes: string[][] = [];
    for (const { names, nicknames = [] } of groups) {
      wholes.push(names.map(foldedWhole));
      for (const name of nicknames) tables.nicknames.add(foldedWhole(name));
      yield;
    }
    for (const whole of wholes.flat()) tables.written.add(whole);
    const latin = wholes.flat().filter((whole) => LATIN.test(whole));
    // A short one may be a little word, or the beginning of a name.
    const isClear = (sound: string): boolean =>
      sound.length > MIN_SOUND ||
      (!littleWords.has(sound) && !latin.some((name) => name !== sound && name.startsWith(sound)));
    for (const [at, group] of groups.entries()) {
      addGroup(tables, group, withSounds(wholes[at] ?? [], isClear), littleWords);
      yield;
    }
    const cues = yield* Cues.of(groups, prefixes);
    yield;
    const names = [...tables.byName.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    yield;
    const near = yield* NearWords.of(names);
    yield;
    return new GroupNames(tables, names, near, cues, prefixes);
  }

  called(name: string): readonly Group[] {
    return this.#groups.get(name) ?? [];
  }

  /** Without names as they sound in another script: what looks like a plural of one is another word. */
  written(name: string): readonly Group[] {
    return this.#written.has(name) ? this.called(name) : [];
  }

  /** "криптокредиты" are кредиты. */
  behindPrefix(word: string): readonly Group[] {
    const prefix = this.#prefixes.find((one) => word.startsWith(one) && word.length > one.length);
    return prefix === undefined ? [] : this.written(word.slice(prefix.length));
  }

  /** Groups whose name has these words in another form or order: "mercados de nft". Little words are left out. */
  alike(words: readonly string[]): readonly Group[] {
    if (words.length === 0 || words.length > MAX_WORDS) return [];
    // Forms of a single Latin word are found as variants of the name.
    if (words.length === 1 && LATIN.test(words[0] ?? "")) return [];
    return this.#alike.get(keyOf(words)) ?? [];
  }

  beginningWith(text: string): Group[] {
    if (text.length < MIN_BEGINNING) return [];
    const names = this.#names.slice(...beginningWith(this.#names, text));
    return this.#of(names.filter((name) => !this.#nicknames.has(name)));
  }

  /** For runs, which match by any part. */
  containing(run: string): Group[] {
    if (run.length < MIN_PART_OF_RUN) return [];
    const found: string[] = [];
    for (let at = this.#joined.indexOf(run); at !== -1;) {
      const end = this.#joined.indexOf(BETWEEN_NAMES, at);
      found.push(this.#joined.slice(this.#joined.lastIndexOf(BETWEEN_NAMES, at) + 1, end));
      at = this.#joined.indexOf(run, end);
    }
    return this.#of(found);
  }

  /** The names one letter away; of a short word, as they are written. */
  near(word: string): string[] {
    const names = this.#near.near(word, 1).map(({ at }) => this.#names[at] ?? "");
    return word.length > MIN_SOUND ? names : names.filter((name) => this.#written.has(name));
  }

  #of(names: readonly string[]): Group[] {
    return [...new Set(names.flatMap((name) => this.called(name)))];
  }
}

const LATIN = /^[a-z]+$/;

const foldedWhole = (name: string): string => wholeOf(segmentsOf(foldSearch(name)));

function withSounds(wholes: readonly string[], isClear: (sound: string) => boolean): Set<string> {
  const sounds = wholes
    .flatMap((whole) => [romanise(whole) ?? "", readKanji(whole) ?? ""])
    .filter((sound) => sound.length >= MIN_SOUND && isClear(sound));
  const names = new Set([...wholes, ...sounds]);
  names.delete("");
  return names;
}

function addGroup(
  { byName, byWords }: NameTables,
  group: Group,
  names: ReadonlySet<string>,
  littleWords: ReadonlySet<string>,
): void {
  for (const name of names) byName.set(name, [...(byName.get(name) ?? []), group]);
  for (const words of new Set(group.names.map((name) => wordsOf(name, littleWords))))
    if (words !== "") byWords.set(words, [...(byWords.get(words) ?? []), group]);
}

const keyOf = (words: readonly string[]): string => words.map(stemOf).toSorted().join(" ");

/** One word that is left of several says less than the name. */
function wordsOf(name: string, littleWords: ReadonlySet<string>): string {
  const words = segmentsOf(foldSearch(name)).map(({ text }) => text);
  const telling = words.filter((word) => !littleWords.has(word));
  return telling.length > 1 || words.length === 1 ? keyOf(telling) : "";
}
