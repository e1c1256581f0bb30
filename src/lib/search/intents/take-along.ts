/** Tells what an intent is done with from what does it. */
import { ALIAS_WHOLE, CODE, NAME_WHOLE, WHOLES } from "#lib/search/fields.ts";
import { GROUP, type ScoredPart } from "#lib/search/part-scores.ts";
import { wholeOf } from "#lib/search/scripts/segments.ts";
import type { Span } from "#lib/search/spans.ts";
import type { Tally } from "#lib/search/tally.ts";
import type { TermIndex } from "#lib/search/terms/term-index.ts";

interface Sentence {
  readonly parts: readonly ScoredPart[];
  readonly spans: readonly Span[];
  readonly terms: TermIndex;
  /** Documents that are money themselves. */
  readonly money: ReadonlySet<number>;
  /** Empty: filled with those that do what is asked for. */
  readonly doers: Tally;
  /** Names that are everyday words, too: safe, save. */
  readonly everyday: ReadonlySet<string>;
  /** In fewer words, only money behind the intent is taken along: "lend usdc", but not "dai savings". */
  readonly isSentence: boolean;
}

/**
 * In "swap uni for usdc on base", the codes are what is swapped: only what swaps is found by them. In "keep my files safe",
 * what keeps files is asked for. Returns the names that are left.
 */
/** Of a place, whatever does not do what is asked for there. */
const NOT_DONE = 0.7 * GROUP;

export function takeAlong(sentence: Sentence): readonly Span[] {
  const { parts, spans, terms, money, everyday, doers, isSentence } = sentence;
  const intents = parts.flatMap(({ intent }) => intent ?? []);
  if (intents.length === 0) return withoutMoney(sentence);
  for (const { members } of intents) doers.raiseAll(members, 1);
  const named = new Set(spans.flatMap(({ term }) => terms.placesOf(term, NAME_WHOLE)));
  const first = parts.findIndex(({ intent }) => intent !== null);
  const isBehind = (span: Span): boolean => span.parts.every((part) => parts.indexOf(part) > first);
  // Money has names in every language: "แลกอีเธอเป็นยูเอสดีที".
  const isMoney = (span: Span): boolean =>
    terms
      .placesOf(span.term, isSentence ? CODE | ALIAS_WHOLE : CODE)
      .some((place) => doers.values[place] === 0 && money.has(place));
  const isTaken = (span: Span): boolean =>
    (isSentence || isBehind(span)) &&
    (isMoney(span) ||
      (isSentence &&
        terms.placesOf(span.term, CODE).some((place) => doers.values[place] === 0 && !named.has(place))));
  // "Kaia explorer" asks for what explores Kaia, not for the documents that are called Kaia, too.
  const isWhere = (span: Span): boolean =>
    span.parts.every(({ place }) => place !== null) &&
    terms.placesOf(span.term, WHOLES).every((at) => doers.values[at] === 0);
  const isEveryday = (span: Span): boolean =>
    isSentence &&
    everyday.has(wholeOf(span.parts)) &&
    terms.placesOf(span.term, NAME_WHOLE).every((place) => doers.values[place] === 0);
  const taken = spans.filter((span) => isTaken(span) || isEveryday(span));
  const where = spans.filter(isWhere);
  const longer = new Set(
    spans.flatMap((span) => (span.parts.length > 1 && !where.includes(span) ? span.parts : [])),
  );
  for (const part of where.flatMap((span) => span.parts))
    if (!longer.has(part)) part.tally.atMost(NOT_DONE, doers);
  return without(taken, spans, doers).filter((span) => !where.includes(span));
}

/** "Curve usdc" asks for Curve: money behind a name is what is used there. */
function withoutMoney({ parts, spans, terms, money, doers }: Sentence): readonly Span[] {
  const isMoney = ({ term }: Span): boolean =>
    terms.placesOf(term, WHOLES).every((place) => money.has(place));
  const [named, ...more] = spans.filter(
    (span) => !isMoney(span) && (terms.fieldsOf(span.term) & NAME_WHOLE) !== 0,
  );
  if (named === undefined || more.length > 0) return spans;
  doers.raiseAll(Int32Array.from(terms.placesOf(named.term, NAME_WHOLE)), 1);
  const end = Math.max(...named.parts.map((part) => parts.indexOf(part)));
  const paid = spans.filter((span) => isMoney(span) && span.parts.every((part) => parts.indexOf(part) > end));
  return without(paid, spans, doers);
}

function without(taken: readonly Span[], spans: readonly Span[], doers: Tally): readonly Span[] {
  for (const part of new Set(taken.flatMap((span) => span.parts))) {
    part.tally.keepOnly(doers);
    part.frequency = 0;
  }
  return spans.filter((span) => !taken.includes(span));
}
