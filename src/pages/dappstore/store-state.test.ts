import { expect, it } from "vitest";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { appendPage, type StoreState } from "./store-state.ts";

const card = (hid: number): DappCardFacts => ({
  hid,
  title: `DApp ${hid}`,
  description: "",
  category: "",
  networks: [],
  networkCount: 0,
  tag: null,
});

const listOf = (hids: readonly number[], hasNext: boolean): StoreState => ({
  title: "",
  address: { view: "list", categoryId: 0, network: null, key: "", sectionId: null, start: 0, count: 40 },
  categories: [],
  networks: [],
  hotSearches: [],
  content: { kind: "list", results: { dapps: hids.map(card), total: 5, hasNext } },
});

it("the next page is appended, each DApp once, and the address has the new count", () => {
  const both = appendPage(listOf([1, 2, 3], true), listOf([3, 4], false));
  expect(both.content).toMatchObject({ results: { hasNext: false, total: 5 } });
  expect(both.content.kind === "list" && both.content.results.dapps.map(({ hid }) => hid)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(both.address).toMatchObject({ start: 0, count: 80 });
});
