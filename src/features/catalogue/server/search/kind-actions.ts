/**
 * What people want to do with a kind of DApp, as they say it in a sentence, in our twelve languages: verbs and things,
 * English words of this field in other scripts, and words that mean a deed only together.
 */
import type { Kind } from "#features/catalogue/kinds.ts";
import { CHAINS } from "./deeds/chains.ts";
import { MAKING } from "./deeds/making.ts";
import { SAVING } from "./deeds/saving.ts";
import { TRADING } from "./deeds/trading.ts";

/** Where two deeds fit equally well, the first is meant: who plays to earn wants to play. */
const DEEDS = [...MAKING, ...TRADING, ...CHAINS, ...SAVING];

const byKind = <Value>(valuesOf: (deed: (typeof DEEDS)[number]) => readonly Value[]): Map<Kind, Value[]> => {
  const found = new Map<Kind, Value[]>();
  for (const deed of DEEDS)
    for (const kind of deed.kinds) found.set(kind, [...(found.get(kind) ?? []), ...valuesOf(deed)]);
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
