/** Words that ask for a group together, by themselves. */
import { describe, expect, it } from "vitest";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { segmentsOf } from "#lib/search/scripts/segments.ts";
import type { Clause } from "./clauses.ts";
import { Cues, type CueWords } from "./cues.ts";

const [BUY, CARD, PAY, HOUSE, SCAM]: readonly Clause[] = [
  ["buy"],
  ["card"],
  ["pay"],
  ["house"],
  ["scam"],
] as const;

const cue = (
  order: number,
  clauses: readonly (Clause | undefined)[],
  isForSentences = order > 0,
): CueWords => {
  const own = clauses.flatMap((clause) => (clause ? [clause] : []));
  return { clauses: own, order, isForSentences, hints: isForSentences ? own : [] };
};

function finder(groups: readonly { name: string; cues: readonly CueWords[] }[]) {
  const steps = Cues.of(groups);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const cues = step.value;
  return (text: string, isOpen = true): string[] => {
    const parts = segmentsOf(foldSearch(text));
    const known = { names: new Set<never>(), wholes: new Set<never>(), places: [], isOpen };
    return cues.find(parts, known).flatMap((found) => found.groups.map(({ name }) => name));
  };
}

describe("words that ask for a group together", () => {
  const find = finder([
    { name: "ramp", cues: [cue(0, [BUY, CARD])] },
    { name: "homes", cues: [cue(2, [BUY, HOUSE])] },
    { name: "bills", cues: [cue(1, [PAY, HOUSE])] },
    { name: "security", cues: [cue(3, [SCAM])] },
  ]);

  it("stand anywhere, in any order", () => {
    expect(find("card to buy it")).toEqual(["ramp"]);
    expect(find("buy it")).toEqual([]);
  });

  it("count once: the surer list of words takes them", () => {
    expect(find("buy or pay a house with my card")).toEqual(["ramp", "bills"]);
  });

  it("those for sentences need three words, or two where nothing is named", () => {
    expect(find("buy house", false)).toEqual([]);
    expect(find("buy a house", false)).toEqual(["homes"]);
    expect(find("buy house")).toEqual(["homes"]);
    expect(find("buy card", false)).toEqual(["ramp"]);
  });

  it("a single word is enough only where nothing else says what is meant", () => {
    expect(find("is this a scam")).toEqual(["security"]);
    expect(find("what scam")).toEqual(["security"]);
    expect(find("is this a scam", false)).toEqual([]);
    expect(find("buy a house that is no scam")).toEqual(["homes"]);
  });

  it("a single word alone is a name or nothing", () => {
    expect(find("scam")).toEqual([]);
  });
});
