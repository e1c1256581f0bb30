/** What words that name nothing may mean, and which of these guesses are kept beside strange words. */
import type { Correction } from "./corrections.ts";
import type { ScoredPart } from "./part-scores.ts";

/** Shorter words are near to a name by chance. */
const MIN_CLEAR = 7;

/** One correction per word as it was typed. */
export function memoized(correct: (raw: string, folded: string) => Correction[]): typeof correct {
  const known = new Map<string, Correction[]>();
  return (raw, folded) => {
    const found = known.get(raw) ?? correct(raw, folded);
    known.set(raw, found);
    return found;
  };
}

/** What a word may mean, besides the words that name something. */
export interface Guess {
  readonly own: readonly ScoredPart[];
  readonly raw: string;
  readonly found: readonly Correction[];
}

export const isLongSound = (correction: Correction): boolean =>
  !("isShortSound" in correction && correction.isShortSound);

export const isClear = ({ isGuess = false, factor }: Correction, raw: string): boolean =>
  !isGuess || (factor >= 0.6 && raw.length >= (factor > 0.6 ? MIN_CLEAR : MIN_CLEAR + 1));
