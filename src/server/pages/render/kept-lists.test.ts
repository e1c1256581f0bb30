import { expect, it } from "vitest";
import type { PageServices } from "#server/services.ts";
import { keepLists } from "./kept-lists.ts";

function counting() {
  let reads = 0;
  const browse = () => Promise.resolve({ dapps: [], next: null, read: (reads += 1) });
  const cards = () => Promise.resolve([{ read: (reads += 1) }]);
  const teaser = () => Promise.reject(new Error(`away ${(reads += 1)}`));
  const siteContent = { accounts: () => Promise.resolve({ read: (reads += 1) }) };
  return {
    catalogue: { browse, cards, teaser },
    news: {},
    downloads: {},
    siteContent,
  } as unknown as PageServices;
}

const input = { count: 40, language: "en" } as const;

it("reads a list once for the same input, and its cards once per language", async () => {
  const { catalogue } = keepLists(counting()).services;
  const list = await catalogue.browse(input);
  expect(await catalogue.browse({ ...input })).toBe(list);
  expect(await catalogue.browse({ ...input, language: "ko" })).not.toBe(list);
  const cards = await catalogue.cards(list.dapps, "en");
  expect(await catalogue.cards(list.dapps, "en")).toBe(cards);
  expect(await catalogue.cards(list.dapps, "ko")).not.toBe(cards);
});

it("reads it again after a change", async () => {
  const { services, invalidate } = keepLists(counting());
  const { catalogue } = services;
  const list = await catalogue.browse(input);
  invalidate();
  expect(await catalogue.browse(input)).not.toBe(list);
});

it("our accounts, which every page has, are read once until a change", async () => {
  const { services, invalidate } = keepLists(counting());
  const accounts = await services.siteContent.accounts();
  expect(await services.siteContent.accounts()).toBe(accounts);
  invalidate();
  expect(await services.siteContent.accounts()).not.toBe(accounts);
});

it("a search is never kept", async () => {
  const { catalogue } = keepLists(counting()).services;
  const found = await catalogue.browse({ ...input, key: "swap" });
  expect(await catalogue.browse({ ...input, key: "swap" })).not.toBe(found);
});

it("a failure is not kept", async () => {
  const { catalogue } = keepLists(counting()).services;
  await expect(catalogue.teaser("en", 3)).rejects.toThrow("away 1");
  await expect(catalogue.teaser("en", 3)).rejects.toThrow("away 2");
});
