import { createContext, use } from "react";
import { markedPieces } from "#lib/text/marked-pieces.ts";
import styles from "./marked-text.module.css";

/** The folded words of a search: texts inside mark whatever begins with one. */
export const MarkedTermsContext = createContext<readonly string[]>([]);

/** On the server, kept markup has a gap for each text, because every search marks other words (shell/kept). */
export const MarkedGapsContext = createContext<((text: string) => string) | null>(null);

/** A text in which the words of a search are marked. */
export function MarkedText({ text }: { readonly text: string }) {
  const terms = use(MarkedTermsContext);
  const leaveGap = import.meta.env.SSR ? use(MarkedGapsContext) : null;
  if (leaveGap) return leaveGap(text);
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
