/** Which slips of the hand, the eye or the ear make one name of another. Both are skeletons of the same kind. */
import { editsFor, isWithinEdits } from "#lib/look-alike/skeleton.ts";

const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Each key has one above it and one above to its right. */
const NEIGHBOURS = KEYS.flatMap((row, at) => {
  const above = KEYS[at - 1] ?? "";
  return Array.from(row, (key, from) => [
    row.slice(from, from + 2),
    key + (above[from] ?? ""),
    key + (above[from + 1] ?? ""),
  ]);
}).flat();
const LOOK_ALIKE = ["gq", "uv", "vw", "ce", "nh", "hb", "ij", "ft", "mn"];
const SOUND_ALIKE = ["aeiouy", "bp", "dt", "gk", "gj", "csz", "fv"];

const isOneOf = (groups: readonly string[], a: string, b: string): boolean =>
  groups.some((group) => group.includes(a) && group.includes(b));
const TAKEN_FOR_EACH_OTHER = [...NEIGHBOURS, ...LOOK_ALIKE, ...SOUND_ALIKE];

/** Where two texts of the same length differ. */
const differencesOf = (a: string, b: string): number[] =>
  Array.from(a, (letter, at) => (letter === b[at] ? -1 : at)).filter((at) => at >= 0);

const isSwap = (a: string, b: string): boolean => {
  const [first = 0, second = 0, ...more] = differencesOf(a, b);
  return more.length === 0 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
};

const isChangeWithin = (groups: readonly string[], a: string, b: string): boolean => {
  const [at, ...more] = differencesOf(a, b);
  return at !== undefined && more.length === 0 && isOneOf(groups, a[at] ?? "", b[at] ?? "");
};

/** A name that is no word has few neighbours: any slip is one, but a change must be of letters taken for each other. */
export function isSlipOfName(text: string, name: string): boolean {
  const edits = editsFor(name.length);
  if (!isWithinEdits(text, name, edits)) return false;
  if (edits > 1 || text.length !== name.length) return true;
  return text === name || isSwap(text, name) || isChangeWithin(TAKEN_FOR_EACH_OTHER, text, name);
}

const MIN_SWAPPED = 5;
const MIN_MISREAD = 6;
const MIN_MISSED = 8;

/**
 * Words have neighbours that are words, so a slip is only what rarely makes another one: Rianbow, Keyston. With a changed
 * letter or an s it is another word: Martial, Talismans.
 */
export function isSlipOfWord(text: string, word: string): boolean {
  if (text[0] !== word[0] || text === `${word}s`) return false;
  if (text.length !== word.length) return word.length >= MIN_MISSED && isWithinEdits(text, word, 1);
  return (
    (word.length >= MIN_SWAPPED && isSwap(text, word)) ||
    (word.length >= MIN_MISREAD && isChangeWithin(LOOK_ALIKE, text, word))
  );
}
