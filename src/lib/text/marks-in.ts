/** Whether terms are marked in a text, for who asks about many terms; only the server does. */
import { fold, isAscii } from "./fold.ts";
import { marksWord, WORD } from "./marked-pieces.ts";

/** Of telling terms. The text is folded once for all of them. */
export function marksIn(text: string): (term: string) => boolean {
  const whole = isAscii(text) ? fold(text) : null;
  let words: readonly (readonly [word: string, folded: string])[] | undefined;
  return (term) => {
    // Of ASCII the fold of a word is a part of the fold of the text.
    if (whole?.includes(term) === false) return false;
    words ??= (text.match(WORD) ?? []).map((word) => [word, fold(word)]);
    return words.some(([word, folded]) => marksWord(word, folded, term));
  };
}
