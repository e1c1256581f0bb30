/** Splits a text into pieces that begin with a searched word and pieces that do not. */
import { fold } from "./fold.ts";

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

/** The terms are folded. A word is marked as far as the term goes; in scripts without spaces wherever it occurs. */
export function markedPieces(text: string, terms: readonly string[]): MarkedPiece[] {
  const telling = terms.filter((term) => term.length >= MIN_TERM).map((term) => fold(term));
  const ranges = Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    const folded = fold(word);
    const found = telling
      .map((term) => ({
        from: RUN.test(word) ? folded.indexOf(term) : folded.startsWith(term) ? 0 : -1,
        term,
      }))
      .filter(({ from }) => from !== -1)
      .toSorted((a, b) => b.term.length - a.term.length)[0];
    if (!found) return [];
    // A folded word may have more letters than the word; then all of it is marked.
    const isSame = folded.length === word.length;
    const from = isSame ? found.from : 0;
    return [{ from: index + from, to: index + (isSame ? from + found.term.length : word.length) }];
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
