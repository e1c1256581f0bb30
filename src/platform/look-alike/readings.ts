/** How a label can be read, and when a reading is a listed name or only near to it by chance. */
import { skeletonOf } from "#lib/look-alike/skeleton.ts";
import { commonEndOf } from "./name-index.ts";
import { isAddedWord, isOrdinaryName, withoutAddedWords, withoutTellingWords } from "./words.ts";

/** Shorter names are parts of too many words. */
export const MIN_PART = 4;
/** Short added words are often letters of another word: `salesforce` begins with `sale` by chance. */
const LONG_CUT = 5;
/** What is left where such letters were cut off is near to many names if it is shorter. */
const MIN_REST = 6;
/** Two letters begin and end more words than others do: Floki Inu without `fi`. */
const SHORT_CUT = 2;
/** Nobody reads further in a name. One sign can become eighteen letters, and every part of them would be compared. */
const MAX_LETTERS = 100;

export const lettersOf = (text: string): string => skeletonOf(text).slice(0, MAX_LETTERS);

/** What is left of a text, and how many letters were cut from its ends. */
interface Rest {
  readonly text: string;
  readonly cut: number;
  /** Whether only words were cut that say something about an ordinary word. */
  readonly isTold: boolean;
}

export function restsOf(texts: readonly string[]): Rest[] {
  const rests = texts.flatMap((whole) => {
    const told = new Set(withoutTellingWords(whole));
    return withoutAddedWords(whole).map((text) => ({
      text,
      cut: whole.length - text.length,
      isTold: told.has(text),
    }));
  });
  // The one that lost least says most.
  return [
    ...new Map(rests.toSorted((a, b) => b.cut - a.cut).map((rest) => [rest.text, rest])).values(),
  ].toSorted((a, b) => a.cut - b.cut);
}

/** Whether the text is read as the name it is. The Sun and Sky News are no copies, `skyclaim` is. */
export function isRead({ text, cut, isTold }: Rest, isOwn: boolean): boolean {
  if (!isOrdinaryName(text)) return true;
  return isOwn && isTold && (text.length >= MIN_PART || cut === 0 || cut >= LONG_CUT);
}

export const isComparable = ({ text, cut }: Rest): boolean =>
  cut === 0 || text.length >= (cut < LONG_CUT ? MIN_REST : MIN_PART) + (cut <= SHORT_CUT ? 1 : 0);

/** Names this short have honest neighbours that rhyme with them: Solend and Colend. */
const MIN_RHYMED = 7;

/** Words have neighbours that are words: `elements` is no slip of `element`, `elemnet` is. */
export function isSlip(text: string, name: string): boolean {
  const stem = name.length - commonEndOf(text, name).length;
  if (stem < MIN_RHYMED && text.slice(1) === name.slice(1)) return false;
  if (!isOrdinaryName(name)) return true;
  return text[0] === name[0] && !text.startsWith(name);
}

/** Layer5 is no slip of Layer3. */
export const hasOtherNumber = (raw: string, whole: string, name: string): boolean =>
  /\d$/.test(raw) && name.at(-1) !== whole.at(-1) && whole.startsWith(name.slice(0, -1));

/**
 * Stargaze and `centrifugal` end like other words. In `pendel` the same letters have changed places, and `compoumd` is
 * read as the name.
 */
export function hasOtherEnd(text: string, name: string): boolean {
  if (name.length >= MIN_RHYMED && text.replaceAll("m", "n") === name.replaceAll("m", "n")) return false;
  const sorted = (word: string): string => [...word].toSorted().join("");
  const from = name.length - 2;
  return (
    text.length >= name.length && text.slice(0, from) === name.slice(0, from) && sorted(text) !== sorted(name)
  );
}

/** A word of its own that is one letter away from a short name: Magpie and Maple, Rubix and Rubic. */
export const isOtherShortWord = (text: string, name: string): boolean =>
  name.length < MIN_REST &&
  (isOrdinaryName(name) || (text.length === name.length && text.slice(0, -1) === name.slice(0, -1)));

/** Idena begins with two letters that are a word elsewhere, and ends like ENA. */
export const isEndByChance = ({ text, cut }: Rest): boolean =>
  text.length < MIN_PART && cut > 0 && cut <= SHORT_CUT;

/** `opensearch` begins with OpenSea by chance. Letters of another script are no part of a word. */
export const isLongerWord = (whole: string, name: string): boolean =>
  whole.startsWith(name) && /^[a-z]{1,3}$/.test(whole.slice(name.length));

/** `2026`, `v5`, `season3`. */
export const isNumbered = (part: string): boolean =>
  /^v?\d+$/.test(part) || (/\d$/.test(part) && isAddedWord(lettersOf(trimmed(part, "end"))));

const MAX_MISREADINGS = 4;

/** What signs hide that a skeleton joins: one letter of a pair in `yearnn` and `aavve`, a d in `paraclex`. */
export function misreadings(label: string): string[] {
  const pairs = Array.from(
    label.matchAll(/(.)\1/gu),
    ({ index }) => label.slice(0, index) + label.slice(index + 1),
  );
  return [label.replaceAll("cl", "d"), ...pairs].slice(0, MAX_MISREADINGS).map(lettersOf);
}

const isDigit = (sign: string): boolean => sign >= "0" && sign <= "9";

/** Without the digits at its end, or at both ends. */
export function trimmed(label: string, where: "end" | "both"): string {
  const signs = Array.from(label);
  const from =
    where === "end"
      ? 0
      : Math.max(
          0,
          signs.findIndex((sign) => !isDigit(sign)),
        );
  return signs.slice(from, signs.findLastIndex((sign) => !isDigit(sign)) + 1).join("");
}

/** The Noun Project is no slip of Nouns, and `etherfuse` is not `etherfi` with a letter missing before `use`. */
export function isCutByChance({ text, cut }: Rest, name: string): boolean {
  if (cut === 0) return false;
  if (isOrdinaryName(name) && name === `${text}s`) return true;
  return cut < LONG_CUT && (name.startsWith(text) || name.endsWith(text));
}
