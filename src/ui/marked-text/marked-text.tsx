import { markedPieces } from "#lib/text/marked-pieces.ts";
import styles from "./marked-text.module.css";

interface MarkedTextProps {
  readonly text: string;
  /** Folded words; whatever begins with one is marked. */
  readonly terms?: readonly string[] | undefined;
}

/** A text in which the words of a search are marked. */
export function MarkedText({ text, terms = [] }: MarkedTextProps) {
  if (terms.length === 0) return text;
  return markedPieces(text, terms).map(({ at, text: piece, isMarked }) =>
    isMarked ? (
      <mark className={styles.mark} key={at}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
