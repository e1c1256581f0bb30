import { expect, it } from "vitest";
import { fromTheTop, nextPage, previousPage, readStoreAddress, refined, storePath } from "./store-address.ts";

const known = {
  categories: [
    { id: 99_998, key: "hot", title: "Hot" },
    { id: 1, key: "DEX", title: "Exchanges" },
  ],
  networks: [{ key: "eth" }, { key: "trx" }],
};
const read = (query: string) => readStoreAddress(new URLSearchParams(query), known);
const bare = read("");

it("without parameters the first category is selected and 40 are shown from the first on", () => {
  expect(bare).toEqual({
    view: "store",
    categoryId: 99_998,
    network: null,
    key: "",
    sectionId: null,
    sort: "editors",
    kind: null,
    facts: [],
    start: 0,
    count: 40,
  });
});

it.each([
  "category_id=1&category=DEX&chain=trx&start=40",
  "category_id=0&category=all",
  "key=uni+swap",
  "category_id=1&category=DEX&key=uni&count=120",
  "section_id=301",
  "view=favourites",
  "category_id=1&category=DEX&chain=eth&sort=name&kind=dex&facts=audited%2Cmobile&start=40",
  "category_id=99998&category=hot&view=list&start=40",
])("a state survives a round trip through the address: %s", (query) => {
  expect(storePath(read(query), known)).toBe(`/dappstore?${query}`);
});

it("a category is found by its id, otherwise by its name; 0 means all", () => {
  expect(read("category_id=1&category=Hot").categoryId).toBe(1);
  expect(read("category=dex").categoryId).toBe(1);
  expect(read("category_id=0").categoryId).toBe(0);
});

it("a search covers all categories unless one is given", () => {
  expect(read("key=x").categoryId).toBe(0);
  expect(read("key=x&category_id=1").categoryId).toBe(1);
});

it.each([
  "category_id=7",
  "category_id=-1",
  "category_id=1e3",
  "chain=nope",
  "start=-40",
  "start=x",
  "count=0",
  "count=-5",
  "view=secret",
  "section_id=abc",
  "sort=loudest",
  "kind=casino",
  "facts=rich,famous",
  "key=%00%07%0a",
])("invalid parameters fall back to their defaults: %s", (query) => {
  expect(read(query)).toEqual(bare);
});

it("control characters and everything beyond 100 characters are removed from a key", () => {
  expect(read("key=a%00b%0Ac").key).toBe("a b c");
  expect(read(`key=${"x".repeat(10_000)}`).key).toBe("x".repeat(100));
});

it("the shown count grows by 40, up to 480 per page", () => {
  expect(read("count=41").count).toBe(80);
  expect(read("count=99999").count).toBe(480);
});

it("the next page raises start by the shown count, then by 40; the previous goes back by 40", () => {
  expect(nextPage(read("count=120"))).toMatchObject({ start: 120, count: 40 });
  expect(nextPage(read("start=120"))).toMatchObject({ start: 160, count: 40 });
  expect(previousPage(read("start=30")).start).toBe(0);
});

it("another choice starts at the top again", () => {
  const far = read("category_id=1&chain=eth&start=80&count=120");
  expect(fromTheTop(far, { network: "trx" })).toEqual({ ...read("category_id=1"), network: "trx" });
});

it("another list keeps the order and drops the filters, which may not exist there", () => {
  const address = read("category_id=1&sort=name&kind=dex&facts=audited");
  expect(fromTheTop(address, { categoryId: 0 })).toMatchObject({ sort: "name", kind: null, facts: [] });
});

it("sorting and filtering stay in the same list, from its beginning", () => {
  const address = read("category_id=1&view=list&chain=eth&start=80");
  expect(refined(address, { facts: ["audited"] })).toEqual(
    read("category_id=1&view=list&chain=eth&facts=audited"),
  );
});
