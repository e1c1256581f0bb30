/** What something is paid with: "book a hotel with crypto". */
interface Word {
  readonly text: string;
  readonly isFiller: boolean;
}

export interface MeansWords {
  /** Money in general: crypto, stablecoins. */
  readonly means: ReadonlySet<string>;
  /** Words before it, and behind it in languages that have them there. */
  readonly paidBefore: ReadonlySet<string>;
  readonly paidBehind: ReadonlySet<string>;
}

/** An article may stand between: "gamit ang crypto". */
const MAX_BETWEEN = 1;

export const meansIn = <Part extends Word>(
  parts: readonly Part[],
  { means, paidBefore, paidBehind }: MeansWords,
): Part[] =>
  parts.filter(({ text }, at) => {
    if (!means.has(text)) return false;
    if (paidBehind.has(parts[at + 1]?.text ?? "")) return true;
    const [near, far] = [parts[at - 1], parts[at - 1 - MAX_BETWEEN]];
    return paidBefore.has(near?.text ?? "") || (near?.isFiller === true && paidBefore.has(far?.text ?? ""));
  });
