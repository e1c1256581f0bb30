/**
 * What people want to do with a kind of DApp, as they say it in a sentence, in our twelve languages: verbs and things,
 * English words of this field in other scripts, and words that mean an intent only together.
 */
import type { Kind } from "#features/catalogue/kinds.ts";
import type { CueWords } from "#lib/search/intents/cues.ts";
import { CONCEPTS, PLAIN_CONCEPTS, VAGUE_CONCEPTS } from "./concepts/concepts.ts";
import { NEEDS } from "./concepts/needs.ts";
import { CHAINS } from "./intents/chains.ts";
import { MAKING } from "./intents/making.ts";
import { SAVING } from "./intents/saving.ts";
import { TRADING } from "./intents/trading.ts";

/** Where two intents fit equally well, the first is meant: who plays to earn wants to play. */
const INTENTS = [...MAKING, ...TRADING, ...CHAINS, ...SAVING];

/** Kinds of the same intent share its values, not copies of them. */
const byKind = <Asked extends { readonly kinds: readonly Kind[] }, Value>(
  asked: readonly Asked[],
  valuesOf: (one: Asked) => readonly Value[],
): Map<Kind, Value[]> => {
  const found = new Map<Kind, Value[]>();
  for (const one of asked) {
    const values = valuesOf(one);
    for (const kind of one.kinds) found.set(kind, [...(found.get(kind) ?? []), ...values]);
  }
  return found;
};

const listOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Names of what is done. */
export const KIND_ACTIONS: ReadonlyMap<Kind, readonly string[]> = byKind(INTENTS, ({ words }) =>
  listOf(words, ","),
);

const conceptOf = (name: string): readonly string[] => {
  const words = CONCEPTS.get(name);
  if (words === undefined) throw new Error(`No concept is called ${name}.`);
  return words;
};

/** Of each list one, in any order. */
const cuesOf = (text: string, order: number, wordsOf: (choices: string) => readonly string[]): CueWords[] =>
  listOf(text, "\n").map((cue) => {
    const clauses = listOf(cue, " + ");
    const isPlain = (name: string): boolean => PLAIN_CONCEPTS.has(name);
    const isHint = (name: string): boolean => !isPlain(name) && !VAGUE_CONCEPTS.has(name);
    return {
      clauses: clauses.map(wordsOf),
      order,
      isForSentences: order !== 0,
      hints: order === 0 ? [] : clauses.filter(isHint).map(wordsOf),
      plain: clauses.filter(isPlain).map(wordsOf),
    };
  });

/** Words that mean it only together. */
const KIND_CUES = byKind(INTENTS, ({ together = "" }) =>
  cuesOf(together, 0, (choices) => listOf(choices, "|")),
);

/** Concepts that do; most of them count where no such words are found. */
const ORDERED_NEEDS = NEEDS.map((need, at) => ({
  ...need,
  order: need.isSure ? at - NEEDS.length : at + 1,
}));
const KIND_NEEDS = byKind(ORDERED_NEEDS, ({ concepts, order }) => cuesOf(concepts, order, conceptOf));

export const cuesOfKind = (kind: Kind): readonly CueWords[] => [
  ...(KIND_CUES.get(kind) ?? []),
  ...(KIND_NEEDS.get(kind) ?? []),
];
