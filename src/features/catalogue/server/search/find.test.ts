/** Which of the three ways of searching a text takes: contract, website or words. */
import { expect, it } from "vitest";
import { HOT_CATEGORY_ID, HOT_SIZE } from "#features/catalogue/model.ts";
import { dapp } from "#tests/search/small-index.ts";
import { countMatches } from "./answers.ts";
import { buildSearch, type BuiltSearch } from "./build-index.ts";
import { findPlaces } from "./find.ts";

const ADDRESS = `0x${"ab".repeat(20)}`;
const GROUPS = {
  networks: [
    { key: "eth", title: "Ethereum", symbol: "ETH", formerNames: [], aliases: [] },
    { key: "trx", title: "TRON", symbol: "TRX", formerNames: [], aliases: [] },
  ],
  categories: [],
  kinds: [],
};

const LISTED = [
  dapp("Alpha Swap", {
    networks: ["eth"],
    categoryIds: [1],
    contracts: [{ network: "eth", address: ADDRESS, label: "" }],
  }),
  dapp("Beta Swap", {
    networks: ["eth", "trx"],
    categoryIds: [2],
    contracts: [{ network: "eth", address: ADDRESS, label: "" }],
  }),
  dapp("Gamma Swap", { networks: ["trx"], categoryIds: [1], kind: "dex", url: "https://gamma.org" }),
];

async function built(): Promise<BuiltSearch> {
  const sources = LISTED.map((one, id) => ({ ...one, id: id + 100 }));
  async function* pages() {
    yield sources.slice(0, 2);
    yield sources.slice(2);
  }
  return buildSearch(pages(), GROUPS, new Set([101]));
}
const window = (search: BuiltSearch, ...networks: readonly string[]) => ({
  start: 0,
  count: 10,
  within: networks.map(search.ofNetwork),
});

it("a contract finds the DApps that have it, within the filters and by pages", async () => {
  const search = await built();
  expect(findPlaces(search, ADDRESS, window(search))).toEqual({
    total: 2,
    places: [0, 1],
    all: null,
    corrections: [],
    terms: [],
    unknownHost: null,
  });
  expect(findPlaces(search, ADDRESS, window(search, "trx"))).toMatchObject({ total: 1, places: [1] });
  expect(findPlaces(search, ADDRESS, window(search, "eth", "trx")).places).toEqual([1]);
  const second = { ...window(search), start: 1, count: 1, withAll: true };
  expect(findPlaces(search, ADDRESS, second)).toMatchObject({
    total: 2,
    places: [1],
    all: Int32Array.from([0, 1]),
  });
});

it("a link to an explorer is its contract, not its website", async () => {
  const search = await built();
  expect(findPlaces(search, `https://gamma.org/token/${ADDRESS}`, window(search)).places).toEqual([0, 1]);
});

it("a website finds its own DApp, even if the text goes on in a script without spaces", async () => {
  const search = await built();
  expect(findPlaces(search, "https://gamma.org/x", window(search))).toMatchObject({
    places: [2],
    unknownHost: null,
  });
  expect(findPlaces(search, "gamma.org发币", window(search)).unknownHost).toBeNull();
});

it("an unknown website finds nothing and says what it resembles; a listed one on another network is known", async () => {
  const search = await built();
  expect(findPlaces(search, "swap.example.net", window(search))).toMatchObject({
    total: 0,
    places: [],
    unknownHost: { host: "swap.example.net", isLookAlike: false, nearest: [] },
  });
  expect(findPlaces(search, "gamma.org", window(search, "eth"))).toMatchObject({
    total: 0,
    unknownHost: null,
  });
});

it("other texts are searched as words", async () => {
  const search = await built();
  const found = findPlaces(search, "gamma swap", window(search));
  expect(found.places[0]).toBe(2);
  expect(found.unknownHost).toBeNull();
  expect(found.terms).toContain("gamma");
});

it("places and ids belong together, and nothing else has a place", async () => {
  const search = await built();
  expect([0, 1, 2, 3].map(search.hidAt)).toEqual([100, 101, 102, 0]);
  expect([100, 102, 103].map(search.placeOf)).toEqual([0, 2, undefined]);
  expect([...search.ofCategory(1)]).toEqual([0, 2]);
  expect([...search.ofCategory(9)]).toEqual([]);
});

it("the most popular are the hot ones", async () => {
  const search = await built();
  expect([...search.ofCategory(HOT_CATEGORY_ID)]).toEqual([0, 1, 2].slice(0, HOT_SIZE));
});

it("matches are counted per category within the chosen network, and per network within the chosen category", async () => {
  const search = await built();
  const all = Int32Array.from([0, 1, 2]);
  const count = (network: string | null, category: number | null, refined: Int32Array | null = null) =>
    countMatches(search, all, {
      categories: [{ id: 1 }, { id: 2 }],
      networks: [{ key: "eth" }, { key: "trx" }],
      network: network === null ? null : search.ofNetwork(network),
      category: category === null ? null : search.ofCategory(category),
      refinement: {},
      refined,
    });
  const plain = count(null, null);
  expect([...plain.categories]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect([...plain.networks]).toEqual([
    ["eth", 2],
    ["trx", 2],
  ]);
  const onTron = count("trx", null);
  expect([...onTron.categories.values()]).toEqual([1, 1]);
  expect([...onTron.networks.values()]).toEqual([2, 2]);
  const inFirst = count(null, 1);
  expect([...inFirst.categories.values()]).toEqual([2, 1]);
  expect([...inFirst.networks.values()]).toEqual([1, 1]);
  const refined = count(null, null, Int32Array.from([2]));
  expect([...refined.categories.values()]).toEqual([1, 0]);
  expect([...refined.networks.values()]).toEqual([0, 1]);
  const fewer = countMatches(search, Int32Array.from([1]), {
    categories: [{ id: 1 }, { id: 2 }],
    networks: [{ key: "eth" }],
    network: null,
    category: null,
    refinement: {},
    refined: null,
  });
  expect([...fewer.categories.values(), ...fewer.networks.values()]).toEqual([0, 1, 1]);
});
