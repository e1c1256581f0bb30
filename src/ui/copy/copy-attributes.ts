/** The attributes of buttons that copy: components write them and the shell's script reads them. */
export const COPY = { text: "data-copies", copied: "data-copied", failed: "data-failed" } as const;

interface CopyTexts {
  /** Confirms that the text was copied. */
  readonly copied: string;
  /** §8: shown if the browser refuses. */
  readonly failed: string;
}

/** Properties of a button that copies a text. */
export const copyProps = (text: string, { copied, failed }: CopyTexts) => ({
  [COPY.text]: text,
  [COPY.copied]: copied,
  [COPY.failed]: failed,
});
