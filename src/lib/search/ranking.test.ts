import { expect, it } from "vitest";
import type { ScoredPart } from "./part-scores.ts";
import { Ranking, rarity, weightsOf } from "./ranking.ts";
import { Sums, Tallies, Tally } from "./tally.ts";

const SIZE = 400;

interface Given {
  /** The share of the whole weight that each document has, by its place. */
  readonly shares: readonly (number | undefined)[];
  readonly named?: readonly number[];
  readonly words?: number;
  readonly names?: number;
}

/** A query of weight 100; a document scores what it covers. */
function ranking({ shares, named = [], words = 2, names = 0 }: Given): Ranking {
  const sums = new Sums(SIZE);
  for (const [place, share] of shares.entries()) {
    if (share === undefined) continue;
    const one = new Tally(SIZE);
    one.raise(place, 255);
    sums.add(one, share * 100);
  }
  const whole = new Tally(SIZE);
  for (const place of named) whole.raise(place, 1);
  return new Ranking({ sums, named: whole, scratch: new Tally(SIZE), weight: 100, words, names, size: SIZE });
}
const WHOLE = { start: 0, count: 10, within: [] };
const placesOf = (given: Given, window = {}): readonly number[] =>
  ranking(given).window({ ...WHOLE, ...window }).places;

it("the best come first; of equal ones that which stands first", () => {
  expect(placesOf({ shares: [0.8, 1, 0.8, 0.9] })).toEqual([1, 3, 0, 2]);
});

it("a place in the order decides between similar matches only", () => {
  const shares: (number | undefined)[] = Array.from({ length: SIZE }, (_, at) =>
    at === 0 ? 0.97 : at === SIZE - 1 ? 1 : undefined,
  );
  expect(placesOf({ shares })).toEqual([0, SIZE - 1]);
  expect(placesOf({ shares: shares.with(0, 0.95) })).toEqual([SIZE - 1, 0]);
});

it.each([
  [3, 0.5],
  [5, 0.3],
  [6, 0.1],
])("of %d words a document needs a share of %d", (words, share) => {
  const some = [share + 0.01, share - 0.01];
  expect(placesOf({ shares: some, words })).toEqual([0]);
  expect(placesOf({ shares: some, words }, { isLoose: true })).toEqual([0, 1]);
});

it("two names are as much as four words, one is not", () => {
  const shares = [0.4, 0.4];
  expect(placesOf({ shares, names: 2 })).toEqual([0, 1]);
  expect(placesOf({ shares, names: 1 })).toEqual([]);
  expect(placesOf({ shares: [0.2, 0.2], words: 6, names: 2 })).toEqual([0, 1]);
});

it("a document needs 0.6 of what the best one has, even if little is enough", () => {
  expect(placesOf({ shares: [1, 0.61, 0.59], words: 9 }, { isLoose: true })).toEqual([0, 1]);
  expect(placesOf({ shares: [1, 0.61, 0.59], words: 9 })).toEqual([0, 1]);
});

it("a document whose whole name is in the query needs no share", () => {
  expect(placesOf({ shares: [1, 0.1, 0.1], named: [2] })).toEqual([0, 2]);
});

it("only documents in all groups are found; all matches are returned if asked for", () => {
  const shares = [1, 1, 1, 1];
  const within = [Int32Array.from([0, 1, 2]), Int32Array.from([1, 2, 3]), Int32Array.from([2, 0])];
  expect(placesOf({ shares }, { within: within.slice(0, 1) })).toEqual([0, 1, 2]);
  expect(placesOf({ shares }, { within: within.slice(0, 2) })).toEqual([1, 2]);
  expect(placesOf({ shares }, { within })).toEqual([2]);
  const ranked = ranking({ shares }).window({ ...WHOLE, within, withAll: true });
  expect(ranked).toEqual({ total: 1, places: [2], all: Int32Array.from([0, 1, 2, 3]) });
  expect(ranking({ shares }).window({ ...WHOLE, within }).all).toBeNull();
});

it("pages are parts of one order, picked or sorted", () => {
  const shares = Array.from({ length: 300 }, (_, at) => 0.8 + ((at * 7) % 13) / 100);
  const ranked = ranking({ shares });
  const page = (start: number, count: number) => ranked.window({ start, count, within: [] });
  const all = page(0, 300);
  expect(all.total).toBe(300);
  expect(new Set(all.places).size).toBe(300);
  for (const [start, count] of [
    [0, 10],
    [10, 10],
    [150, 50],
    [190, 20],
    [280, 50],
  ] as const) {
    expect(page(start, count).places).toEqual(all.places.slice(start, start + count));
    expect(page(start, count).total).toBe(300);
  }
});

const part = (text: string, given: Partial<ScoredPart> = {}): ScoredPart => ({
  text,
  kind: "word",
  isFiller: false,
  tally: new Tally(1),
  frequency: 10,
  isName: true,
  isWhole: false,
  isCue: false,
  isChoice: false,
  place: null,
  intent: null,
  terms: new Set(),
  ...given,
});
/** The weights of parts, as shares of what the rarity would give. */
const shares = (...parts: readonly ScoredPart[]): number[] => {
  const weights = weightsOf(parts, 1_000);
  return parts.map((one) => (weights.get(one) ?? 0) / rarity(Math.max(1, one.frequency), 1_000));
};

it("a rare part counts more, and one that nobody has as much as one that a single document has", () => {
  expect(rarity(1, 1_000)).toBeGreaterThan(rarity(2, 1_000));
  expect(rarity(1_000, 1_000)).toBeCloseTo(Math.log(2));
  const none = part("none", { frequency: 0 });
  expect(weightsOf([none], 1_000).get(none)).toBe(rarity(1, 1_000));
});

it("little words and repeated ones count little", () => {
  expect(shares(part("a"), part("the", { isFiller: true }), part("a"))).toEqual([1, 0.05, 0.05]);
});

it("beside a whole name, unknown words, pictures and words of texts count less", () => {
  const others = [
    part("none", { frequency: 0 }),
    part("🐧", { kind: "picture" }),
    part("text", { isName: false }),
    part("name"),
  ];
  expect(shares(...others)).toEqual([1, 1, 1, 1]);
  expect(shares(...others, part("whole", { isWhole: true })).slice(0, 4)).toEqual([0.05, 0.3, 0.5, 1]);
  for (const whole of [
    part("the", { isWhole: true, isFiller: true }),
    part("🦄", { isWhole: true, kind: "picture" }),
  ])
    expect(shares(...others, whole).slice(0, 4)).toEqual([1, 1, 1, 1]);
});

it("in a sentence with words that ask for a group together, what is no whole name counts little", () => {
  const others = [part("name"), part("text", { isName: false }), part("more")];
  const cue = part("cue", { isCue: true, isWhole: true });
  expect(shares(...others, cue)).toEqual([0.2, 0.2, 0.2, 1]);
  expect(shares(...others.slice(1), cue)).toEqual([0.5, 1, 1]);
  expect(shares(...others, part("whole", { isWhole: true }))).toEqual([1, 0.5, 1, 1]);
  expect(shares(...others, part("none", { frequency: 0 }), cue)).toEqual([0.2, 0.2, 0.2, 0.05, 1]);
});

const tallyOf = (...qualities: readonly (readonly [place: number, quality: number])[]): Tally => {
  const made = new Tally(10);
  for (const [place, quality] of qualities) made.raise(place, quality);
  return made;
};
const found = ({ values, touched, count }: Tally) =>
  Array.from(touched.subarray(0, count), (place) => [place, values[place]]);

it("a document keeps its best quality and is listed once", () => {
  const made = tallyOf([3, 10], [5, 7], [3, 4], [3, 12], [5, 7]);
  expect(found(made)).toEqual([
    [3, 12],
    [5, 7],
  ]);
  made.raise(6, 0);
  expect(made.count).toBe(2);
});

it("clearing forgets all documents", () => {
  const made = tallyOf([3, 10], [5, 7]);
  expect(made.clear()).toBe(made);
  expect([made.count, ...made.values]).toEqual(Array.from({ length: 11 }, () => 0));
  made.raise(5, 1);
  expect(found(made)).toEqual([[5, 1]]);
});

it("only the documents of another tally can be kept", () => {
  const made = tallyOf([3, 10], [5, 7], [8, 2]);
  made.keepOnly(tallyOf([8, 1], [3, 1], [9, 1]));
  expect(found(made)).toEqual([
    [3, 10],
    [8, 2],
  ]);
  expect(made.values[5]).toBe(0);
  made.raise(5, 4);
  expect(made.count).toBe(3);
});

it("lowering rounds, and forgets nobody", () => {
  const made = tallyOf([3, 10], [5, 1], [6, 3]);
  made.lower(0.25);
  expect(found(made)).toEqual([
    [3, 3],
    [5, 1],
    [6, 1],
  ]);
});

it("several documents can be raised at once", () => {
  const made = tallyOf([3, 10]);
  made.raiseAll(Int32Array.from([2, 3, 4]), 5);
  expect(found(made)).toEqual([
    [3, 10],
    [2, 5],
    [4, 5],
  ]);
});

it("tallies are used again after a reset, empty", () => {
  const all = new Tallies(10);
  const [first, second] = [all.take(), all.take()];
  expect(first).not.toBe(second);
  first.raise(1, 1);
  all.reset();
  expect(all.take()).toBe(first);
  expect(first.count).toBe(0);
  expect(all.take()).toBe(second);
  expect(all.take().values).toHaveLength(10);
});

it("sums add the share of each weight and what is covered", () => {
  const sums = new Sums(10);
  sums.add(tallyOf([3, 255], [5, 51]), 2);
  sums.add(tallyOf([5, 255], [6, 255]), 1, 0);
  expect(Array.from(sums.touched.subarray(0, sums.count))).toEqual([3, 5, 6]);
  expect([3, 5, 6].map((place) => sums.scores[place]?.toFixed(3))).toEqual(["2.000", "1.400", "1.000"]);
  expect([3, 5, 6].map((place) => sums.covered[place])).toEqual([2, 2, 0]);
  sums.clear();
  expect([sums.count, ...sums.scores, ...sums.covered]).toEqual(Array.from({ length: 21 }, () => 0));
});
