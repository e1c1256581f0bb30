/** Search over documents that a test makes up, without a catalogue. */
import { Corrections, type Beside } from "#lib/search/corrections.ts";
import { SOUND_KEY, SOUND_OF } from "#lib/search/fields.ts";
import { GroupNames, type Group } from "#lib/search/group-names.ts";
import { PartScores, type ScoredPart } from "#lib/search/part-scores.ts";
import { indexTerms, type DocumentText } from "#lib/search/terms/index-terms.ts";
import { SearchIndex, type SearchOptions } from "#lib/search/search-index.ts";
import { segmentsOf } from "#lib/search/scripts/segments.ts";
import { Tallies } from "#lib/search/tally.ts";
import { TermIndexBuilder, type TermIndex } from "#lib/search/terms/term-index.ts";

const OPTIONS: SearchOptions = {
  fillers: new Set(["the", "official", "for", "of"]),
  fillerStems: new Set(),
  codeWords: new Set(["token"]),
  pictures: new Map([["🐧", ["penguin"]]]),
  everyday: new Set(),
  money: new Set(),
  way: "bridge",
  directions: new Set(["to"]),
  arrivals: new Set(),
  moves: new Set(["send"]),
  means: new Set(),
  paidBefore: new Set(),
  paidBehind: new Set(),
};

export const group = (name: string, members: readonly number[], more: Partial<Group> = {}): Group => ({
  names: [name],
  members: Int32Array.from(members),
  ...more,
});

export function finished<Result>(steps: Generator<void, Result, undefined>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const EMPTY: DocumentText = { name: "", codes: [], aliases: [], wholes: [], words: [], texts: [] };

export type GivenDocument = string | Partial<DocumentText>;

/** Documents that no query of the tests finds, so that a word is rarer than everything. */
export const OTHERS = Array.from({ length: 20 }, (_, at) => `Nobody${at}`);

const filledIn = (given: readonly GivenDocument[]): DocumentText[] =>
  given.map((one) => ({ ...EMPTY, ...(typeof one === "string" ? { name: one } : one) }));

function termsOf(documents: readonly DocumentText[]): TermIndex {
  const builder = new TermIndexBuilder();
  for (const [at, document] of documents.entries()) {
    const { terms, nameWords } = indexTerms(document);
    builder.add(at, terms, nameWords);
  }
  return finished(builder.finish());
}

export const groupNames = (
  groups: readonly Group[],
  littleWords: ReadonlySet<string> = new Set(),
): GroupNames => finished(GroupNames.of(groups, littleWords));

/** The first document is the most popular. Those that are a text alone have it as their name. */
export function searchOver(
  given: readonly GivenDocument[],
  groups: readonly Group[] = [],
  options: Partial<SearchOptions> = {},
) {
  const documents = filledIn(given);
  const all = { ...OPTIONS, ...options };
  const index = new SearchIndex(documents.length, termsOf(documents), groupNames(groups, all.fillers), all);
  const search = (text: string) => index.search(text, { start: 0, count: 10, within: [] });
  return { search, find: (text: string) => search(text).places.map((at) => documents[at]?.name ?? "") };
}

/** The scores of single parts. Parts that begin with a minus are little words: "-of". */
export function partScoresOver(given: readonly GivenDocument[], groups: readonly Group[] = []) {
  const documents = filledIn(given);
  const scores = new PartScores(
    termsOf(documents),
    groupNames(groups),
    new Tallies(documents.length),
    documents.length,
  );
  const start = (typed: string, isLast = false, isSentence = false): ScoredPart => {
    const isFiller = typed.startsWith("-");
    const [segment] = segmentsOf(isFiller ? typed.slice(1) : typed);
    if (!segment) throw new Error(`No part in "${typed}"`);
    return scores.start({ ...segment, isFiller }, isLast, isSentence);
  };
  /** Names of the documents that a part finds, the best first. */
  const found = ({ tally }: ScoredPart): string[] =>
    Array.from(tally.touched.subarray(0, tally.count))
      .toSorted((a, b) => (tally.values[b] ?? 0) - (tally.values[a] ?? 0) || a - b)
      .map((place) => documents[place]?.name ?? "");
  return { scores, start, found };
}

/** What a word is corrected to: each name or group with how far it may be trusted. */
export function correctionsOver(given: readonly GivenDocument[], groups: readonly Group[] = []) {
  const terms = termsOf(filledIn(given));
  const corrections = new Corrections(terms, groupNames(groups), OPTIONS.codeWords);
  return (
    typed: string,
    beside: Partial<Beside> = {},
  ): readonly (readonly [meant: string, factor: number])[] =>
    corrections
      .of(typed, typed, { fits: () => true, isSentence: false, isJoined: false, isVouched: false, ...beside })
      .map(
        (one) =>
          [
            "group" in one
              ? `group ${one.group}`
              : (terms.textAt(one.term).split(SOUND_OF, 1)[0] ?? "").replace(SOUND_KEY, "sound "),
            one.factor,
          ] as const,
      );
}
