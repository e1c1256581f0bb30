/** Search over documents that a test makes up, without a catalogue. */
import { GroupNames, type Group } from "#lib/search/group-names.ts";
import { indexTerms, type DocumentText } from "#lib/search/index-terms.ts";
import { SearchIndex, type SearchOptions } from "#lib/search/search-index.ts";
import { TermIndexBuilder } from "#lib/search/term-index.ts";

export const OPTIONS: SearchOptions = {
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

function finished<Result>(steps: Generator<void, Result, undefined>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const EMPTY: DocumentText = { name: "", codes: [], aliases: [], words: [], texts: [] };

export type GivenDocument = string | Partial<DocumentText>;

/** Documents that no query of the tests finds, so that a word is rarer than everything. */
export const OTHERS = Array.from({ length: 20 }, (_, at) => `Nobody${at}`);

/** The first document is the most popular. Those that are a text alone have it as their name. */
export function searchOver(
  given: readonly GivenDocument[],
  groups: readonly Group[] = [],
  options: Partial<SearchOptions> = {},
) {
  const documents = given.map((one) => ({ ...EMPTY, ...(typeof one === "string" ? { name: one } : one) }));
  const builder = new TermIndexBuilder();
  for (const [at, document] of documents.entries()) {
    const { terms, nameWords } = indexTerms(document);
    builder.add(at, terms, nameWords);
  }
  const all = { ...OPTIONS, ...options };
  const names = finished(GroupNames.of(groups, all.fillers));
  const index = new SearchIndex(documents.length, finished(builder.finish()), names, all);
  const search = (text: string) => index.search(text, { start: 0, count: 10, within: [] });
  return { search, find: (text: string) => search(text).places.map((at) => documents[at]?.name ?? "") };
}
