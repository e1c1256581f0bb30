import { expect, it } from "vitest";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { appendPage, type StoreState } from "./store-state.ts";

const card = (id: number): DappCardFacts => ({
  id,
  title: `DApp ${id}`,
  description: "",
  category: "",
  networks: [],
  networkCount: 0,
  tag: null,
});

const listOf = (ids: readonly number[], hasNext: boolean): StoreState => ({
  title: "",
  heading: null,
  address: {
    view: "list",
    categoryId: 0,
    network: null,
    key: "",
    sectionId: null,
    sort: "editors",
    kind: null,
    facts: [],
    start: 0,
    count: 40,
  },
  categories: [],
  networks: [],
  hotSearches: [],
  content: { kind: "list", choices: null, results: { dapps: ids.map(card), total: 5, hasNext } },
});

it("the next page is appended, each DApp once, and the address has the new count", () => {
  const both = appendPage(listOf([1, 2, 3], true), listOf([3, 4], false));
  expect(both.content).toMatchObject({ results: { hasNext: false, total: 5 } });
  expect(both.content.kind === "list" && both.content.results.dapps.map(({ id }) => id)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(both.address).toMatchObject({ start: 0, count: 80 });
});
