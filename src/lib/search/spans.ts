/** Whole names of documents inside a query, and what each adds to the score. */
import { qualities, type Qualities } from "./fields.ts";
import type { ScoredPart } from "./part-scores.ts";

export interface Span {
  readonly parts: readonly ScoredPart[];
  readonly term: number;
  readonly factor: number;
  /** What its documents get. */
  readonly bonus: readonly Qualities[];
}

export const STEPS = 16;

/** How much the whole name of a field adds, in steps of a sixteenth. */
const bonusTables = (code: number, aliasWhole: number, sound: number): Qualities[] =>
  Array.from({ length: STEPS + 1 }, (_, step) =>
    qualities({ nameWhole: 60, nameWord: 0, code, aliasWhole, aliasWord: 0, sound, text: 0 }, step / STEPS),
  );
const BONUS = bonusTables(4, 4, 2);
const CODE_BONUS = bonusTables(90, 4, 2);
/** "nft" is the group of that name, whichever documents have it as a code. */
const GROUP_BONUS = bonusTables(0, 4, 0);
/** "cfx" is a place, and first of all the documents there that have it as a code. */
const PLACE_BONUS = bonusTables(4, 4, 0);
/** "sonic" beside other words is the group of that name, whichever documents have it as a nickname. */
const INNER_GROUP_BONUS = bonusTables(0, 0, 0);

/** `isWhole`: it is all that was typed. */
export function bonusOf(
  isGroup: boolean,
  isWhole: boolean,
  isCode: boolean,
  isPlace = false,
): readonly Qualities[] {
  if (isCode) return CODE_BONUS;
  if (!isGroup) return BONUS;
  if (!isWhole) return INNER_GROUP_BONUS;
  return isPlace ? PLACE_BONUS : GROUP_BONUS;
}
