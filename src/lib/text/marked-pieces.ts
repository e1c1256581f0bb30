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
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Those that mark something, folded, the longest first. */
export const tellingOf = (terms: readonly string[]): readonly string[] =>
  terms
    .filter((term) => term.length >= MIN_TERM)
    .map((term) => fold(term))
    .toSorted((a, b) => b.length - a.length);

/** Whether a word begins with the term, or contains it in a script without spaces; both folded. */
export const marksWord = (word: string, folded: string, term: string): boolean =>
  RUN.test(word) ? folded.includes(term) : folded.startsWith(term);

/** The terms are folded. A word is marked as far as the term goes; in scripts without spaces wherever it occurs. */
export function markedPieces(text: string, terms: readonly string[]): MarkedPiece[] {
  const known = tellingOf(terms);
  // Most texts contain no term. Of ASCII the fold of a word is a part of the fold of the text.
  if (isAscii(text)) {
    const folded = fold(text);
    if (!known.some((term) => folded.includes(term))) return piecesOf(text, []);
  }
  const ranges = Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    const folded = fold(word);
    const found = known.find((term) => marksWord(word, folded, term));
    if (found === undefined) return [];
    // A folded word may have more letters than the word; then all of it is marked.
    const isSame = folded.length === word.length;
    const from = isSame ? folded.indexOf(found) : 0;
    return [{ from: index + from, to: index + (isSame ? from + found.length : word.length) }];
  });
  return piecesOf(text, ranges);
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
