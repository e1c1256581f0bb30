import { escapeMarkup } from "#lib/text/escape-markup.ts";
import { markedPieces } from "#lib/text/marked-pieces.ts";
import styles from "./marked-text.module.css";

/** What `MarkedText` renders, without React. */
export function markedHtml(text: string, terms: readonly string[]): string {
  if (terms.length === 0) return escapeMarkup(text);
  return markedPieces(text, terms)
    .map(({ text: piece, isMarked }) =>
      isMarked ? `<mark class="${styles.mark}">${escapeMarkup(piece)}</mark>` : escapeMarkup(piece),
    )
    .join("");
}
