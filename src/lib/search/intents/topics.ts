/** What a sentence is about whose words make no cue: the topic that most of them speak of. */
import { areApart, type Clause, type Match } from "./clauses.ts";

interface Cue<Group> {
  readonly groups: readonly Group[];
  readonly clauses: readonly Clause[];
  readonly hints: readonly Clause[];
  readonly plain?: readonly Clause[];
  readonly order: number;
}

interface Topic<Group> {
  readonly groups: readonly Group[];
  /** How much each clause says that it is this topic: 1 if it is in no other. */
  readonly shares: ReadonlyMap<Clause, number>;
}

/** What clauses must say together to be a guess. */
const LEAST_SHARE = 1;
const LEAST_CLAUSES = 2;
/** The share of a clause that is no hint. */
const VAGUE = 0.15;

export class Topics<Group> {
  readonly #topics: readonly Topic<Group>[];
  /** Those that are in some topic, but hint at none: they only say that one is meant. */
  readonly #vague: readonly Clause[];

  /** Cues of the same order are one topic. */
  constructor(cues: readonly Cue<Group>[]) {
    const topics = [...Map.groupBy(cues, ({ order }) => order).values()].map((own) => ({
      groups: own[0]?.groups ?? [],
      clauses: new Set(
        own.flatMap(({ clauses, plain = [] }) => clauses.filter((clause) => !plain.includes(clause))),
      ),
    }));
    const hints = new Set(cues.flatMap((cue) => cue.hints));
    const counts = Map.groupBy(
      topics.flatMap(({ clauses }) => [...clauses]),
      (clause) => clause,
    );
    const shareOf = (clause: Clause): number =>
      (hints.has(clause) ? 1 : VAGUE) / (counts.get(clause)?.length ?? 1);
    this.#topics = topics.map(({ groups, clauses }) => ({
      groups,
      shares: new Map(Array.from(clauses, (clause) => [clause, shareOf(clause)])),
    }));
    this.#vague = [...counts.keys()].filter((clause) => !hints.has(clause));
  }

  guess<Part>(
    matches: ReadonlyMap<Clause, Match<Part>>,
  ): { readonly groups: readonly Group[]; readonly parts: readonly Part[] } | null {
    const vague = this.#vague.flatMap((clause) => matches.get(clause) ?? []);
    const [best, second] = this.#topics
      .map((topic) => ({ groups: topic.groups, ...evidenceFor(topic, matches, vague) }))
      .filter(({ score, count }) => score >= LEAST_SHARE && count >= LEAST_CLAUSES)
      .toSorted((a, b) => b.score - a.score);
    return best === undefined || best.score === second?.score ? null : best;
  }
}

function evidenceFor<Group, Part>(
  { shares }: Topic<Group>,
  matches: ReadonlyMap<Clause, Match<Part>>,
  vague: readonly Match<Part>[],
) {
  const found = Array.from(shares)
    .flatMap(([clause, share]) => {
      const match = matches.get(clause);
      return match ? [{ match, share }] : [];
    })
    .toSorted((a, b) => b.share - a.share);
  const apart: Match<Part>[] = [];
  let score = 0;
  for (const { match, share } of found) {
    if (!areApart([...apart, match])) continue;
    apart.push(match);
    score += share;
  }
  const isBeside = vague.some((match) => areApart([...apart, match]));
  return {
    score,
    count: apart.length + Number(isBeside),
    parts: [...new Set(found.flatMap(({ match }) => [...match.parts]))],
  };
}
