import { fold, isAscii } from "#lib/text/fold.ts";
import { escapeMarkup } from "#lib/text/escape-markup.ts";
import { markedPieces, tellingOf } from "#lib/text/marked-pieces.ts";
import styles from "./marked-text.module.css";

/** A text that is kept, in which each search marks other words. */
export interface Markable {
  readonly text: string;
  readonly html: string;
  /** Of ASCII, where the fold of a word is a part of it. */
  readonly folded: string | null;
}

export const markable = (text: string): Markable => ({
  text,
  html: escapeMarkup(text),
  folded: isAscii(text) ? fold(text) : null,
});

/** Returns what `MarkedText` renders for a text, without React. Most texts contain no term. */
export function markedHtml(terms: readonly string[]): (markable: Markable) => string {
  const telling = tellingOf(terms);
  return ({ text, html, folded }) => {
    if (telling.length === 0 || (folded !== null && !telling.some((term) => folded.includes(term))))
      return html;
    return markedPieces(text, terms)
      .map(({ text: piece, isMarked }) =>
        isMarked ? `<mark class="${styles.mark}">${escapeMarkup(piece)}</mark>` : escapeMarkup(piece),
      )
      .join("");
  };
}
