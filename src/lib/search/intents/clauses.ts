/** Finds lists of words in a query: of which lists it has a word, and in which parts. */
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { areMarkedApart, isMarked, isVietnamese, withMarks } from "#lib/search/scripts/marks.ts";
import { WORDS } from "#lib/search/scripts/words.ts";
import { stemOf } from "#lib/search/scripts/word-stem.ts";
import { segmentsOf, wholeOf, type Segment } from "#lib/search/scripts/segments.ts";

/** Words of which one is enough. */
export type Clause = readonly string[];

/** The clause that two places fulfil: "from Base to Solana". */
export const TWO_PLACES: Clause = [];

/** What a query has of a clause. */
export interface Match<Part> {
  readonly parts: Set<Part>;
  /** Inside runs; each once, because a query may be one word a hundred times. */
  readonly runs: string[];
}

interface TypedPart extends Segment {
  readonly marked?: string;
  readonly isFiller?: boolean;
}

export interface KnownParts<Part> {
  /** Parts that are names. */
  readonly names: ReadonlySet<Part>;
  /** Parts that are names, or names of groups. */
  readonly wholes: ReadonlySet<Part>;
  /** One part of each place. */
  readonly places: readonly Part[];
}

interface Choice {
  readonly text: string;
  readonly marked: string | null;
  /** Looked for inside other runs. */
  readonly isRun: boolean;
  readonly isPhrase: boolean;
}

interface FiledWord {
  /** With its marks; null if it has none. */
  readonly marked: string | null;
  readonly clause: Clause;
}

interface Filed {
  readonly text: string;
  readonly clause: Clause;
}

interface FoundInRun extends Filed {
  readonly from: number;
  readonly to: number;
}

/** Words of languages whose words have several syllables: "thanh khoản". */
const MAX_SYLLABLES = 3;
/** Shorter words are not looked for in several typed ones: "do i" is not "doi". */
const MIN_JOINED = 6;
/** Of two words that differ in their endings. */
const LEAST_ALIKE = 5;
const MOST_ENDING = 2;
/** What is left behind a prefix must be a word. */
const LEAST_BEHIND_PREFIX = 4;
const ENGLISH_VERB = /^([a-z]{3,})(?:ing|ed)$/;
/** Of Spanish and Portuguese verbs: "travo", "trave" and "trava" are forms of "travar". */
const INFINITIVE = /^[a-z]{4,}[ai]r$/;
const FILIPINO_PREFIX =
  /^(?:makaka|nakaka|maka|naka|magpa|nagpa|ipag|ipa|mag|nag|pag|mang|nang|na|ma|i)(?=[a-z]{4})/;

export class Clauses {
  readonly #known = new Set<Clause>();
  readonly #byWord = new Map<string, FiledWord[]>();
  /** By several words without the spaces. */
  readonly #byPhrase = new Map<string, FiledWord[]>();
  readonly #byStart = new Map<string, Filed[]>();
  /** By the first character. */
  readonly #inRuns = new Map<string, Filed[]>();
  readonly #prefixes: readonly string[];

  /** Prefixes are words that tell nothing where they stand before another without a space: "webshop" is a shop. */
  constructor(prefixes: readonly string[] = []) {
    this.#prefixes = prefixes;
  }

  /** Returns whether it is new. Clauses are told apart by identity. */
  add(clause: Clause): boolean {
    if (this.#known.has(clause)) return false;
    this.#known.add(clause);
    for (const { text, marked, isRun, isPhrase } of clause.map(choiceOf)) {
      if (isRun) file(this.#inRuns, text.charAt(0), { text, clause });
      else if (isPhrase) file(this.#byPhrase, text, { marked, clause });
      else {
        file(this.#byWord, text, { marked, clause });
        if (INFINITIVE.test(text))
          for (const form of [text.slice(0, -2), stemOf(`${text.slice(0, -2)}e`)])
            file(this.#byWord, form, { marked: null, clause });
        if (text.length >= LEAST_ALIKE) file(this.#byStart, startOf(text), { text, clause });
      }
    }
    return true;
  }

  match<Part extends TypedPart>(
    parts: readonly Part[],
    { names, wholes, places }: KnownParts<Part>,
  ): ReadonlyMap<Clause, Match<Part>> {
    const matches = new Map<Clause, Match<Part>>();
    const add = (clause: Clause, own: readonly Part[], run?: string): void => {
      const match = matches.get(clause) ?? { parts: new Set(), runs: [] };
      for (const part of own) match.parts.add(part);
      if (run !== undefined && !match.runs.includes(run)) match.runs.push(run);
      matches.set(clause, match);
    };
    const hasMarks = parts.some(({ marked }) => marked !== undefined && isVietnamese(marked));
    for (const { text, parts: own } of wordsOf(parts))
      for (const clause of this.#withWord(text, own, { names, hasMarks })) add(clause, own);
    if (places.length > 1) add(TWO_PLACES, places);
    const whole = wholeOf(parts);
    const starts = THAI.test(whole) ? startsOfWords(whole) : null;
    const isStart = (at: number, text: string): boolean =>
      starts?.has(at) !== false || text.length > SHORT_THAI || !THAI.test(text);
    const found: FoundInRun[] = [];
    for (let at = 0; at < whole.length; at += 1)
      for (const { text, clause } of this.#inRuns.get(whole.charAt(at)) ?? [])
        if (whole.startsWith(text, at) && isStart(at, text))
          found.push({ text, clause, from: at, to: at + text.length });
    for (const { text, clause } of withoutInner(found)) {
      const own = partsWith(text, parts, { names, wholes });
      if (own.length > 0) add(clause, own, text);
    }
    return matches;
  }

  #withWord<Part extends TypedPart>(
    text: string,
    parts: readonly Part[],
    { names, hasMarks }: { readonly names: ReadonlySet<Part>; readonly hasMarks: boolean },
  ): readonly Clause[] {
    const called = (table: ReadonlyMap<string, readonly FiledWord[]>): Clause[] =>
      (table.get(text) ?? []).flatMap(({ marked, clause }) =>
        mayBe(parts, marked, hasMarks) ? [clause] : [],
      );
    const phrases = called(this.#byPhrase);
    if (parts.length > 1 && text.length < MIN_JOINED) return phrases;
    const found = [...phrases, ...called(this.#byWord)];
    // A name has no other forms.
    const isForm = parts.length === 1 && !parts.some((part) => names.has(part));
    return isForm ? [...found, ...this.#inOtherForms(text)] : found;
  }

  /** The clauses that have the word with another ending, or without a prefix. */
  #inOtherForms(word: string): Clause[] {
    const root = this.#withoutPrefix(word).replace(FILIPINO_PREFIX, "");
    const roots = [...(root === word ? [] : [root]), ...englishVerbs(word)].flatMap((text) =>
      (this.#byWord.get(text) ?? []).map(({ clause }) => clause),
    );
    const alike = this.#byStart.get(startOf(word)) ?? [];
    return [...roots, ...alike.filter(({ text }) => isSameVerb(text, word)).map(({ clause }) => clause)];
  }

  #withoutPrefix(word: string): string {
    const prefix = this.#prefixes.find(
      (one) => word.startsWith(one) && word.length - one.length >= LEAST_BEHIND_PREFIX,
    );
    return prefix === undefined ? word : word.slice(prefix.length);
  }
}

/** Whether each clause has something of its own: "送金" is no money that is sent. */
export function areApart<Part>(matches: readonly Match<Part>[]): boolean {
  const parts = new Set(matches.flatMap((match) => [...match.parts]));
  if (parts.size < matches.length && matches.every(({ runs }) => runs.length === 0)) return false;
  return matches.every((one, at) => matches.slice(at + 1).every((other) => differs(one, other)));
}

const differs = <Part>(one: Match<Part>, other: Match<Part>): boolean =>
  one.runs.length > 0 && other.runs.length > 0
    ? one.runs.some((text) => other.runs.some((more) => !text.includes(more) && !more.includes(text)))
    : one.parts.size + other.parts.size > 2 || !one.parts.isSubsetOf(other.parts);

/** Whether the marks that were typed, or that were left out, allow this word. Who types marks leaves none out: no "quà" in "đưa qua". */
function mayBe(parts: readonly TypedPart[], meant: string | null, hasMarks: boolean): boolean {
  if (meant === null) return true;
  if (hasMarks && parts.every(({ marked }) => marked === undefined)) return false;
  if (parts.some(({ marked }) => marked !== undefined))
    return !areMarkedApart(parts.map(({ marked, text }) => marked ?? text).join(""), meant);
  return !(parts.every(({ isFiller }) => isFiller === true) && isVietnamese(meant));
}

/** No 플레이 (play) in 인플레이션 (inflation): a word in the middle of another is none. In the order in which they begin. */
function withoutInner(found: readonly FoundInRun[]): readonly FoundInRun[] {
  let [start, ownEnd, end] = [-1, 0, 0];
  return found.filter(({ from, to }) => {
    // Only those that begin before it can have it in their middle.
    if (from !== start) [start, end] = [from, Math.max(end, ownEnd)];
    ownEnd = Math.max(ownEnd, to);
    return to >= end;
  });
}

/** Longer words are in no other word by chance. */
const SHORT_THAI = 4;
const THAI = /\p{Script=Thai}/u;
/** ลด is no word in เวิลด์. */
const startsOfWords = (text: string): ReadonlySet<number> =>
  new Set(Array.from(WORDS.segment(text), ({ index }) => index));

const startOf = (word: string): string => [...word].slice(0, LEAST_ALIKE).join("");

/** Betting is to bet, guessing to guess, making to make. */
function englishVerbs(word: string): readonly string[] {
  const [, stem] = ENGLISH_VERB.exec(word) ?? [];
  if (stem === undefined) return [];
  const single = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
  return [stem, ...single, stemOf(`${stem}e`)];
}

/** Whether they differ in the ending only: "prestar", "prestarme". */
function isSameVerb(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  const least = Math.max(LEAST_ALIKE, longer - MOST_ENDING);
  return one.slice(0, least) === other.slice(0, least) && Math.min(one.length, other.length) >= least;
}

function file<Key, Value>(table: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = table.get(key);
  if (known) known.push(value);
  else table.set(key, [value]);
}

function choiceOf(choice: string): Choice {
  const segments = segmentsOf(foldSearch(choice));
  const isRun = segments.some(({ kind }) => kind === "run");
  const marked = wholeOf(segmentsOf(withMarks(choice)));
  return {
    marked: isMarked(marked) ? marked : null,
    text: segments.length === 1 && !isRun ? stemOf(wholeOf(segments)) : wholeOf(segments),
    isRun,
    isPhrase: segments.length > 1,
  };
}

/** Every word, and every few words without the spaces. */
const wordsOf = <Part extends TypedPart>(
  parts: readonly Part[],
): { readonly text: string; readonly parts: readonly Part[] }[] =>
  parts.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_SYLLABLES, parts.length - from) }, (_more, more) => {
      const own = parts.slice(from, from + more + 1);
      return { text: more === 0 ? stemOf(wholeOf(own)) : wholeOf(own), parts: own };
    }),
  );

const partsWith = <Part extends Segment>(
  text: string,
  parts: readonly Part[],
  { names, wholes }: Pick<KnownParts<Part>, "names" | "wholes">,
): readonly Part[] => {
  // "稳定币" is one word, and no "币"; 아비트럼 has no 비트; "稼ぐ" is a word with its ending.
  const isCut = (part: Part): boolean =>
    !names.has(part) &&
    (!wholes.has(part) ||
      ((part.text.startsWith(text) || part.text.endsWith(text)) && text.length * 2 >= part.text.length));
  return parts.filter(
    (part) => part.kind === "run" && (text.includes(part.text) || (part.text.includes(text) && isCut(part))),
  );
};
