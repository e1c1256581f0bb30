/** Tells what a deed is done with from what does it. */
import { CODE, NAME_WHOLE } from "./fields.ts";
import type { ScoredPart } from "./part-scores.ts";
import type { Span } from "./spans.ts";
import type { Tally } from "./tally.ts";
import type { TermIndex } from "./term-index.ts";

interface Sentence {
  readonly parts: readonly ScoredPart[];
  readonly spans: readonly Span[];
  readonly terms: TermIndex;
  /** Documents that are money themselves. */
  readonly money: ReadonlySet<number>;
  /** Empty: filled with those that do what is asked for. */
  readonly doers: Tally;
  /** In fewer words, only money behind the deed is taken along: "lend usdc", but not "dai savings". */
  readonly isSentence: boolean;
}

/**
 * In "swap uni for usdc on base", the codes are what is swapped: only what swaps is found by them. Returns the names
 * that are left.
 */
export function takeAlong({ parts, spans, terms, money, doers, isSentence }: Sentence): readonly Span[] {
  const deeds = parts.flatMap(({ deed }) => deed ?? []);
  if (deeds.length === 0) return spans;
  for (const { members } of deeds) doers.raiseAll(members, 1);
  const named = new Set(spans.flatMap(({ term }) => terms.placesOf(term, NAME_WHOLE)));
  const first = parts.findIndex(({ deed }) => deed !== null);
  const isBehind = (span: Span): boolean => span.parts.every((part) => parts.indexOf(part) > first);
  const isTaken = (span: Span): boolean =>
    (isSentence || isBehind(span)) &&
    terms
      .placesOf(span.term, CODE)
      .some((place) => doers.values[place] === 0 && (money.has(place) || (isSentence && !named.has(place))));
  const taken = spans.filter(isTaken);
  for (const part of new Set(taken.flatMap((span) => span.parts))) {
    part.tally.keepOnly(doers);
    part.frequency = 0;
  }
  return spans.filter((span) => !taken.includes(span));
}
