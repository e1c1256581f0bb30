/** Splits a text into pieces that begin with a searched word and pieces that do not. */
import { fold, isAscii } from "./fold.ts";

export interface MarkedPiece {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** Shorter terms would mark letters everywhere. */
const MIN_TERM = 2;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

interface FoldedWord {
  readonly word: string;
  readonly at: number;
  readonly folded: string;
  /** Of a script without spaces. */
  readonly isRun: boolean;
}

const wordsOf = (text: string): FoldedWord[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index: at }) => ({
    word,
    at,
    folded: fold(word),
    isRun: RUN.test(word),
  }));

const isIn = ({ folded, isRun }: FoldedWord, term: string): boolean =>
  isRun ? folded.includes(term) : folded.startsWith(term);

/** By the list of terms, because all texts of a page are marked with the same. */
const telling = new WeakMap<readonly string[], readonly string[]>();

/** Those that mark something, folded, the longest first. */
export function tellingOf(terms: readonly string[]): readonly string[] {
  const known =
    telling.get(terms) ??
    terms
      .filter((term) => term.length >= MIN_TERM)
      .map((term) => fold(term))
      .toSorted((a, b) => b.length - a.length);
  telling.set(terms, known);
  return known;
}

/** The terms are folded. A word is marked as far as the term goes; in scripts without spaces wherever it occurs. */
export function markedPieces(text: string, terms: readonly string[]): MarkedPiece[] {
  const known = tellingOf(terms);
  // Most texts contain no term. Of ASCII the fold of a word is a part of the fold of the text.
  if (isAscii(text)) {
    const folded = fold(text);
    if (!known.some((term) => folded.includes(term))) return piecesOf(text, []);
  }
  const ranges = wordsOf(text).flatMap((one) => {
    const found = known.find((term) => isIn(one, term));
    if (found === undefined) return [];
    // A folded word may have more letters than the word; then all of it is marked.
    const { word, at, folded } = one;
    const isSame = folded.length === word.length;
    const from = isSame ? folded.indexOf(found) : 0;
    return [{ from: at + from, to: at + (isSame ? from + found.length : word.length) }];
  });
  return piecesOf(text, ranges);
}

/** Whether a telling term is marked in the text, which is folded once for all of them. */
export function marksIn(text: string): (term: string) => boolean {
  const whole = isAscii(text) ? fold(text) : null;
  let words: readonly FoldedWord[] | undefined;
  return (term) => {
    if (whole?.includes(term) === false) return false;
    words ??= wordsOf(text);
    return words.some((word) => isIn(word, term));
  };
}

function piecesOf(
  text: string,
  ranges: readonly { readonly from: number; readonly to: number }[],
): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { from, to } of ranges) {
    if (from > at) pieces.push({ at, text: text.slice(at, from), isMarked: false });
    pieces.push({ at: from, text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), isMarked: false });
  return pieces;
}
