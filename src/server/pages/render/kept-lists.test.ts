import { expect, it, vi } from "vitest";
import type { PageServices } from "#server/services.ts";
import { keepLists } from "./kept-lists.ts";

function counting() {
  let reads = 0;
  const browse = () => Promise.resolve({ dapps: [], next: null, read: (reads += 1) });
  const cards = () => Promise.resolve([{ read: (reads += 1) }]);
  const teaser = () => Promise.reject(new Error(`away ${(reads += 1)}`));
  const dapp = (id: number) => Promise.resolve(id === 1 ? { id, read: (reads += 1) } : null);
  const related = () => Promise.resolve([{ read: (reads += 1) }]);
  const listingHistory = () => Promise.resolve([{ read: (reads += 1) }]);
  const siteContent = { accounts: () => Promise.resolve({ read: (reads += 1) }) };
  return {
    catalogue: { browse, cards, teaser, dapp, related, listingHistory },
    news: {},
    downloads: {},
    siteContent,
    ownership: {},
    contracts: {},
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

it("cards that could not be made are made again", async () => {
  const services = counting();
  const { catalogue } = keepLists(services).services;
  vi.spyOn(services.catalogue, "cards").mockRejectedValueOnce(new Error("away"));
  const { dapps } = await catalogue.browse(input);
  await expect(catalogue.cards(dapps, "en")).rejects.toThrow("away");
  expect(await catalogue.cards(dapps, "en")).toHaveLength(1);
});

it("what a DApp's page says is read once per language, until a change", async () => {
  const { services, invalidate } = keepLists(counting());
  const { catalogue } = services;
  const dapp = await catalogue.dapp(1, "en");
  expect(await catalogue.dapp(1, "en")).toBe(dapp);
  expect(await catalogue.dapp(1, "ko")).not.toBe(dapp);
  const related = await catalogue.related(dapp!, "en", 6);
  expect(await catalogue.related(dapp!, "en", 6)).toBe(related);
  expect(await catalogue.related(dapp!, "en", 3)).not.toBe(related);
  invalidate();
  expect(await catalogue.dapp(1, "en")).not.toBe(dapp);
  expect(await catalogue.related(dapp!, "en", 6)).not.toBe(related);
});

it("what happened to a listing is read once, until a change", async () => {
  const { services, invalidate } = keepLists(counting());
  const { catalogue } = services;
  const history = await catalogue.listingHistory("token", { network: "eth", address: "0x1" });
  expect(await catalogue.listingHistory("token", { network: "eth", address: "0x1" })).toBe(history);
  expect(await catalogue.listingHistory("nft", { network: "eth", address: "0x1" })).not.toBe(history);
  expect(await catalogue.listingHistory("token", { network: "bsc", address: "0x1" })).not.toBe(history);
  invalidate();
  expect(await catalogue.listingHistory("token", { network: "eth", address: "0x1" })).not.toBe(history);
});

it("nothing is kept about numbers that no DApp has, because anybody can make them up", async () => {
  const services = counting();
  const read = vi.spyOn(services.catalogue, "dapp");
  const { catalogue } = keepLists(services).services;
  expect(await catalogue.dapp(2, "en")).toBeNull();
  expect(await catalogue.dapp(2, "en")).toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
});
