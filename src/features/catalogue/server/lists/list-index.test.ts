import { describe, expect, it } from "vitest";
import { ListIndexBuilder, type ListQuery, type ListSource } from "./list-index.ts";
import { sortInTurns } from "./sort-in-turns.ts";

const turns = { yieldIfDue: () => Promise.resolve() };

const dapp = (title: string, given: Partial<ListSource> = {}): ListSource => ({
  title,
  kind: "dex",
  networks: ["eth"],
  otherNetworks: [],
  audits: [],
  contracts: [],
  connection: null,
  tokens: [],
  hasToken: null,
  listedAt: new Date("2026-01-01"),
  ...given,
});

const DAPPS = [
  dapp("Zeta", { networks: ["eth", "bsc"], audits: [{ firm: "A" }] }),
  dapp("alpha 10", { kind: "bridge", listedAt: new Date("2026-03-01"), connection: "both" }),
  dapp("Alpha 2", { networks: ["eth", "bsc", "trx"], connection: "extension", hasToken: false }),
  dapp("Émile", { kind: "bridge", audits: [{ firm: "B" }], connection: "mobile" }),
];

async function index() {
  const builder = new ListIndexBuilder();
  for (const one of DAPPS) builder.add(one, one.title === "Émile");
  return builder.finish(turns);
}

const PLAIN: ListQuery = { within: [], sort: "editors", trending: [], kind: undefined, facts: [] };
const titles = async (query: Partial<ListQuery>) =>
  (await index()).find({ ...PLAIN, ...query }).map((place) => DAPPS[place]?.title);

describe("a list is sorted", () => {
  it("by name, without regard to case and accents, numbers by value", async () => {
    expect(await titles({ sort: "name" })).toEqual(["Alpha 2", "alpha 10", "Émile", "Zeta"]);
  });

  it("by listing date and by networks; equal ones stay in the editors' order", async () => {
    expect(await titles({ sort: "new" })).toEqual(["alpha 10", "Zeta", "Alpha 2", "Émile"]);
    expect(await titles({ sort: "networks" })).toEqual(["Alpha 2", "Zeta", "alpha 10", "Émile"]);
  });

  it("by opens; DApps that nobody opened follow in the editors' order", async () => {
    expect(await titles({ sort: "trending", trending: [3, 1] })).toEqual([
      "Émile",
      "alpha 10",
      "Zeta",
      "Alpha 2",
    ]);
  });
});

describe("a list is filtered", () => {
  it("by groups, kind and facts together", async () => {
    const groups = [Int32Array.of(0, 1, 3), Int32Array.of(1, 2, 3)];
    expect(await titles({ within: groups })).toEqual(["alpha 10", "Émile"]);
    expect(await titles({ within: groups, kind: "bridge", facts: ["audited"] })).toEqual(["Émile"]);
    expect(await titles({ within: groups, sort: "trending", trending: [2, 3] })).toEqual([
      "Émile",
      "alpha 10",
    ]);
  });

  it("by facts that are known: an unknown connection is not mobile, an extension neither", async () => {
    expect(await titles({ facts: ["mobile"] })).toEqual(["alpha 10", "Émile"]);
    expect(await titles({ facts: ["mobile", "audited"] })).toEqual(["Émile"]);
    expect(await titles({ facts: ["contracts"] })).toEqual([]);
    expect(await titles({ facts: ["proven"] })).toEqual(["Émile"]);
  });

  it("by the absence of a token only where somebody said so", async () => {
    expect(await titles({ facts: ["tokenless"] })).toEqual(["Alpha 2"]);
  });

  it("and counts what each further choice would leave", async () => {
    const counts = (await index()).count({ within: [], kind: "bridge", facts: ["mobile"] });
    expect([...counts.kinds]).toEqual([["bridge", 2]]);
    expect([...counts.facts]).toEqual([
      ["audited", 1],
      ["proven", 1],
      ["contracts", 0],
      ["mobile", 2],
      ["tokenless", 0],
    ]);
  });
});

it("sorting in turns gives the same as sorting at once, and equal items keep their order", async () => {
  const items = Array.from({ length: 5_000 }, (_, at) => ({ at, key: (at * 7_919) % 613 }));
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
  expect(await sortInTurns(items, compare, turns)).toEqual(items.toSorted(compare));
});
