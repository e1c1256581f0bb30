/**
 * What people want to do with a kind of DApp, as they say it in a sentence, in our twelve languages: verbs and things,
 * English words of this field in other scripts, and words that mean an intent only together.
 */
import type { Kind } from "#features/catalogue/kinds.ts";
import { CHAINS } from "./intents/chains.ts";
import { MAKING } from "./intents/making.ts";
import { SAVING } from "./intents/saving.ts";
import { TRADING } from "./intents/trading.ts";

/** Where two intents fit equally well, the first is meant: who plays to earn wants to play. */
const INTENTS = [...MAKING, ...TRADING, ...CHAINS, ...SAVING];

const byKind = <Value>(
  valuesOf: (intent: (typeof INTENTS)[number]) => readonly Value[],
): Map<Kind, Value[]> => {
  const found = new Map<Kind, Value[]>();
  for (const intent of INTENTS)
    for (const kind of intent.kinds) found.set(kind, [...(found.get(kind) ?? []), ...valuesOf(intent)]);
  return found;
};

const listOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Names of what is done. */
export const KIND_ACTIONS: ReadonlyMap<Kind, readonly string[]> = byKind(({ words }) => listOf(words, ","));

/** Words that stand together in any order: of each list one. */
export const KIND_CUES: ReadonlyMap<Kind, readonly (readonly (readonly string[])[])[]> = byKind(
  ({ together = "" }) =>
    listOf(together, "\n").map((cue) => listOf(cue, " + ").map((choices) => listOf(choices, "|"))),
);
