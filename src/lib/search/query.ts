/** Parses the text of a search field. */
import { foldSearch } from "./scripts/fold-search.ts";
import { stemOf } from "./scripts/word-stem.ts";
import { isMarked, withMarks } from "./scripts/marks.ts";
import { WORDS } from "./scripts/words.ts";
import { segmentsOf, wholeOf, type Segment } from "./scripts/segments.ts";

export interface QueryPart extends Segment {
  /** A word that tells little, such as "the" or "official". */
  readonly isFiller: boolean;
  /** One of little words alone: "yes", "thank you". Nobody looks for what only begins so, or says it. */
  readonly isTalk?: boolean;
  /** A Latin word with its marks as they were typed: in Vietnamese they tell words apart. */
  readonly marked?: string;
}

/** A text between two spaces. */
export interface Token {
  readonly raw: string;
  /** Its parts. */
  readonly from: number;
  readonly to: number;
}

export interface Query {
  /** The whole text without spaces and punctuation. */
  readonly whole: string;
  readonly parts: readonly QueryPart[];
  readonly tokens: readonly Token[];
  /** "UNI token": the other word is a code. */
  readonly isCode: boolean;
}

/** What a language's speakers add to a search; all folded. */
export interface QueryWords {
  readonly fillers: ReadonlySet<string>;
  /** Of the fillers: "platforms" tells as little as "platform". */
  readonly fillerStems: ReadonlySet<string>;
  /** Words beside a code: token, coin. */
  readonly codeWords: ReadonlySet<string>;
}

export interface KnownNames {
  readonly isName: (text: string) => boolean;
  /** Whether a run sounds like the whole name of a document in another script. */
  readonly isSounded: (run: string) => boolean;
}

const MAX_LENGTH = 100;
/** More parts are a text, not a query. */
const MAX_PARTS = 20;
const LONGEST_NAME_IN_RUN = 16;
const LONGEST_PARTICLE = 3;

export function readQuery(
  typed: string,
  { fillers, fillerStems, codeWords }: QueryWords,
  { isName, isSounded }: KnownNames,
): Query {
  const parts: QueryPart[] = [];
  const tokens: Token[] = [];
  const isFiller = (text: string): boolean =>
    fillers.has(text) || (fillerStems.has(stemOf(text)) && !isName(text));
  for (const raw of typed.slice(0, MAX_LENGTH).split(/[\s\p{Cc}]+/u)) {
    const from = parts.length;
    const segments = segmentsOf(foldSearch(raw));
    const marked = markedOf(raw, segments.length);
    for (const [at, segment] of segments.entries()) {
      const isCut = segment.kind === "run" && !isSounded(segment.text);
      const pieces = isCut ? splitRun(segment.text, isName, isFiller) : [segment.text];
      const isSplit = pieces.length > 1;
      parts.push(
        ...pieces.map((text) => ({
          kind: segment.kind,
          text,
          ...marked[at],
          // What is left between names is particles and endings.
          isFiller: isFiller(text) || (isSplit && text.length <= LONGEST_PARTICLE && !isName(text)),
        })),
      );
    }
    parts.splice(MAX_PARTS);
    if (raw !== "") tokens.push({ raw, from, to: parts.length });
  }
  const isCode = parts.length === 2 && parts.some(({ text }) => codeWords.has(text));
  const telling = parts.some((part) => !part.isFiller && !(isCode && codeWords.has(part.text)));
  return {
    whole: wholeOf(parts),
    // Without anything else, the little words are what was meant.
    parts: telling
      ? parts
      : parts.map((part) => ({ ...part, isFiller: isCode && codeWords.has(part.text), isTalk: !isCode })),
    tokens,
    isCode,
  };
}

/** None if folding made other words of them. */
function markedOf(raw: string, count: number): readonly { readonly marked?: string }[] {
  const segments = segmentsOf(withMarks(raw));
  if (segments.length !== count) return [];
  return segments.map(({ kind, text }) => (kind === "word" && isMarked(text) ? { marked: text } : {}));
}

/** Cuts known names and little words out of a run: "以太坊借贷平台" is two names and a little word. */
function splitRun(
  run: string,
  isName: (text: string) => boolean,
  isFiller: (text: string) => boolean,
): string[] {
  if (isName(run)) return [run];
  const pieces: { text: string; isKnown: boolean }[] = [];
  const signs = [...run];
  const isInWord = wordsIn(run);
  let rest = "";
  const closeRest = (): void => {
    if (rest !== "") pieces.push({ text: rest, isKnown: false });
    rest = "";
  };
  for (let at = 0; at < signs.length;) {
    const known = longestAt(
      signs,
      at,
      (text) => isFiller(text) || (isName(text) && !isInWord(at, text) && endsAt(signs, at, text)),
    );
    if (known === null) {
      rest += signs[at] ?? "";
      at += 1;
      continue;
    }
    closeRest();
    pieces.push({ text: known, isKnown: !isFiller(known) });
    at += [...known].length;
  }
  closeRest();
  // A part of a word may contain a little word by chance.
  const isSplit =
    pieces.some(({ isKnown }) => isKnown) ||
    pieces.some(({ text }) => isFiller(text) && [...text].length > 1);
  if (!isSplit) return [run];
  return pieces.map(({ text }) => text);
}

function longestAt(signs: readonly string[], at: number, isKnown: (text: string) => boolean): string | null {
  for (let end = Math.min(signs.length, at + LONGEST_NAME_IN_RUN); end > at; end -= 1) {
    const text = signs.slice(at, end).join("");
    if (isKnown(text) && (end - at > 1 || signs.length > 2)) return text;
  }
  return null;
}

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
/** Shorter names are in many words by chance: ソル in テンソル. */
const MIN_KATAKANA = 3;
const BELONGS = /^(?:\p{M}|[ะาำๅーァィゥェォャュョヮッ]|[ก-ฮ]์)/u;
const LEADS = /[เแโใไ]$/;

/** Whether a name may begin and end here: not before a vowel that belongs to its last letter, nor inside a foreign word. */
function endsAt(signs: readonly string[], from: number, name: string): boolean {
  const to = from + [...name].length;
  const [before, behind] = [signs[from - 1] ?? "", signs.slice(to, to + 2).join("")];
  if (BELONGS.test(behind) || LEADS.test(before)) return false;
  const isShort = to - from < MIN_KATAKANA && KATAKANA.test(name);
  return !(isShort && (KATAKANA.test(before) || KATAKANA.test(signs[to] ?? "")));
}

const HAN = /^\p{Script=Han}+$/u;
/** Whether a name is only a part of an ordinary word: no petrol station (加油站) is called 加油. */
function wordsIn(run: string): (at: number, name: string) => boolean {
  const ends = new Map<number, { readonly from: number; readonly to: number }>();
  let at = 0;
  for (const { segment } of WORDS.segment(run)) {
    const to = at + [...segment].length;
    for (let sign = at; sign < to; sign += 1) ends.set(sign, { from: at, to });
    at = to;
  }
  return (from, name) => {
    const word = ends.get(from);
    const length = [...name].length;
    return word !== undefined && HAN.test(name) && from + length <= word.to && length < word.to - word.from;
  };
}
