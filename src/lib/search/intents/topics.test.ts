import { expect, it } from "vitest";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { segmentsOf } from "#lib/search/scripts/segments.ts";
import { Clauses, type Clause } from "./clauses.ts";
import { Topics } from "./topics.ts";

const STAKE: Clause = ["stake"];
const LEND: Clause = ["lend"];
const INTEREST: Clause = ["interest"];
const SEE: Clause = ["see"];
const CAT: Clause = ["cat"];

const topic = (name: string, order: number, hints: readonly Clause[], vague: readonly Clause[] = []) => ({
  groups: [name],
  clauses: [...hints, ...vague, CAT],
  hints,
  plain: [CAT],
  order,
});

const topics = new Topics([
  topic("staking", 1, [STAKE, INTEREST], [SEE]),
  topic("lending", 2, [LEND, INTEREST]),
  topic("nothing else", 3, [], [SEE]),
]);

function guess(text: string): readonly string[] | null {
  const clauses = new Clauses();
  for (const clause of [STAKE, LEND, INTEREST, SEE, CAT]) clauses.add(clause);
  const known = { names: new Set<never>(), wholes: new Set<never>(), places: [] };
  return topics.guess(clauses.match(segmentsOf(foldSearch(text)), known))?.groups ?? null;
}

it("a topic is guessed by a word that is in it alone, and one more of any sort", () => {
  expect(guess("stake with interest")).toEqual(["staking"]);
  expect(guess("see who can lend")).toEqual(["lending"]);
});

it("one word is no guess, and neither are words that hint at nothing", () => {
  expect(guess("stake it")).toBe(null);
  expect(guess("see it")).toBe(null);
});

it("a word that no topic has is no evidence", () => {
  expect(guess("stake a cat")).toBe(null);
});

it("two topics with the same evidence are no guess", () => {
  expect(guess("lend or stake")).toBe(null);
});
