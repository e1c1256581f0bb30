import { expect, it, vi } from "vitest";
import { compressed, storeAnswer, type StoredAnswer } from "#server/pages/stored-answer.ts";
import { PageStore } from "./page-store.ts";

const page = (status: number, bytes = 10): StoredAnswer => ({
  ...storeAnswer(status, {}, { identity: Buffer.from("page") }),
  bytes,
});

const keep = (store: PageStore, key: string, one: StoredAnswer): void =>
  store.keep(key, one, store.generation);

it.each([200, 404, 410])("keeps a page with status %d", (status) => {
  const store = new PageStore(10_000);
  const kept = page(status);
  keep(store, "a", kept);
  expect(store.get("a")).toBe(kept);
});

it.each([302, 400, 429, 500, 503])("keeps no page with status %d", (status) => {
  const store = new PageStore(10_000);
  keep(store, "a", page(status));
  expect(store.get("a")).toBeUndefined();
});

it("addresses that do not exist have a tenth of the room, and push no real page out", () => {
  const store = new PageStore(1_000);
  keep(store, "real", page(200, 800));
  for (const key of ["x", "y", "z"]) keep(store, key, page(404, 48));
  expect(["x", "y", "z"].filter((key) => store.get(key))).toEqual(["y", "z"]);
  expect(store.get("real")).toBeDefined();
});

it("real pages have the other nine tenths", () => {
  const store = new PageStore(1_000);
  keep(store, "fits", page(200, 890));
  expect(store.get("fits")).toBeDefined();
  keep(store, "too-big", page(200, 899));
  expect(store.get("too-big")).toBeUndefined();
});

it("a change of the data removes real and missing pages, and those begun before it", () => {
  const store = new PageStore(10_000);
  const { generation } = store;
  keep(store, "real", page(200));
  keep(store, "missing", page(404));
  store.clear();
  expect([store.get("real"), store.get("missing")]).toEqual([undefined, undefined]);
  store.keep("real", page(200), generation);
  store.keep("missing", page(404), generation);
  expect([store.get("real"), store.get("missing")]).toEqual([undefined, undefined]);
});

it("a page that is asked for again is replaced by its smaller form", async () => {
  const store = new PageStore(1_000_000);
  const text = Array.from({ length: 400 }, (_, n) => `<li>Item ${n * 7919} of the pool</li>`).join("");
  const quick = storeAnswer(200, {}, await compressed(Buffer.from(text), 1));
  keep(store, "a", quick);
  expect(store.get("a")).toBe(quick);
  await vi.waitFor(() => expect(store.get("a")).not.toBe(quick));
  expect(store.get("a")?.forms.br?.body.length).toBeLessThan(quick.forms.br?.body.length ?? 0);
});
