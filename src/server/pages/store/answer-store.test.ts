import { expect, it } from "vitest";
import { storeAnswer, withQuickForm, type StoredAnswer } from "#server/pages/stored-answer.ts";
import { AnswerStore } from "./answer-store.ts";
import { BestCompression } from "./best-compression.ts";

const page = (status: number, bytes = 10): StoredAnswer => ({
  ...storeAnswer(status, {}, { identity: Buffer.from("page") }),
  bytes,
});

const keep = (store: AnswerStore, key: string, one: StoredAnswer): void =>
  store.keep(key, one, store.generation);

it.each([200, 404, 410])("keeps a page with status %d", (status) => {
  const store = new AnswerStore(10_000);
  const kept = page(status);
  keep(store, "a", kept);
  expect(store.get("a")).toBe(kept);
});

it.each([302, 400, 429, 500, 503])("keeps no page with status %d", (status) => {
  const store = new AnswerStore(10_000);
  keep(store, "a", page(status));
  expect(store.get("a")).toBeUndefined();
});

it("addresses that do not exist have a tenth of the room, and push no real page out", () => {
  const store = new AnswerStore(1_000);
  keep(store, "real", page(200, 140));
  for (const key of ["x", "y", "z"]) keep(store, key, page(404, 48));
  expect(["x", "y", "z"].filter((key) => store.get(key))).toEqual(["y", "z"]);
  expect(store.get("real")).toBeDefined();
});

it("search words push out other search words, and nothing else, however often they are asked", () => {
  const store = new AnswerStore(1_000);
  keep(store, "/en", page(200, 140));
  for (let word = 0; word < 100; word += 1) {
    const key = `/en/dappstore?category_id=1&key=${word}`;
    keep(store, key, page(200, 100));
    expect(store.get(key)).toBeDefined();
    expect(store.get(key)).toBeDefined();
  }
  expect(store.get("/en")).toBeDefined();
  expect(store.get("/en/dappstore?category_id=1&key=1")).toBeUndefined();
});

it.each([
  ["calls with made-up parameters", (n: number) => `call en /v1/application/list?count=1000&zz=${n}`],
  ["data files with made-up parameters", (n: number) => `call en /data/releases.json?${n}`],
  ["places in a list", (n: number) => `pro en page /en/dappstore?category_id=1&start=${n}`],
])("%s push out nothing that is read, however often they are asked", (_name, address) => {
  const store = new AnswerStore(1_000);
  for (const key of ["/en", "call en /data/releases.json"]) {
    keep(store, key, page(200, 100));
    store.get(key);
  }
  for (let n = 0; n < 100; n += 1) {
    keep(store, address(n), page(200, 50));
    for (let again = 0; again < 3; again += 1) store.get(address(n));
  }
  expect(store.get("/en")).toBeDefined();
  expect(store.get("call en /data/releases.json")).toBeDefined();
  expect(store.get(address(1))).toBeUndefined();
});

it("pages that are asked once do not push out those that are asked again", () => {
  const store = new AnswerStore(1_000);
  for (const key of ["a", "b"]) {
    keep(store, key, page(200, 140));
    expect(store.get(key)).toBeDefined();
  }
  for (let n = 0; n < 100; n += 1) keep(store, `/en/news?start=${n}`, page(200, 100));
  expect([store.get("a"), store.get("b")]).not.toContain(undefined);
  expect(store.get("/en/news?start=1")).toBeUndefined();
});

it("a change of the data removes real and missing pages, and those begun before it", () => {
  const store = new AnswerStore(10_000);
  const { generation } = store;
  keep(store, "real", page(200));
  keep(store, "missing", page(404));
  keep(store, "?key=word", page(200));
  keep(store, "used", page(200));
  expect(store.get("used")).toBeDefined();
  store.clear();
  const keys = ["real", "missing", "?key=word", "used"];
  expect(keys.map((key) => store.get(key))).toEqual(keys.map(() => undefined));
  store.keep("real", page(200), generation);
  store.keep("missing", page(404), generation);
  expect([store.get("real"), store.get("missing")]).toEqual([undefined, undefined]);
});

it("tells the pages and bytes of each part, and a page that moves counts once", () => {
  const store = new AnswerStore(10_000);
  for (const key of ["a", "b"]) keep(store, key, page(200, 100));
  keep(store, "?key=word", page(200, 50));
  keep(store, "?sha256=1", page(200, 50));
  keep(store, "no", page(404, 30));
  store.get("b");
  expect(store.sizes).toEqual({
    used: { answers: 1, bytes: 102 },
    tried: { answers: 1, bytes: 102 },
    searched: { answers: 2, bytes: 136 },
    missing: { answers: 1, bytes: 34 },
  });
});

it("a page too large for those asked once is kept among those in use", () => {
  const store = new AnswerStore(1_000);
  keep(store, "large", page(200, 400));
  expect(store.sizes["used"]?.answers).toBe(1);
  expect(store.get("large")).toBeDefined();
});

it.each([
  ["a", 1],
  ["?key=word", 1.1],
])('the page "%s" has all forms when it was asked for again', async (key, most) => {
  const best = new BestCompression();
  const store = new AnswerStore(1_000_000, best);
  const text = Array.from({ length: 400 }, (_, n) => `<li>Item ${n * 7919} of the pool</li>`).join("");
  const quick = await withQuickForm(storeAnswer(200, {}, { identity: Buffer.from(text) }), "br");
  keep(store, key, quick);
  expect(store.get(key)).toBe(quick);
  await best.idle;
  const { br, gzip } = store.get(key)?.forms ?? {};
  expect(br?.body.length).toBeLessThan(most * (quick.forms.br?.body.length ?? 0));
  expect(gzip).toBeDefined();
});

it("while too many pages wait for compression, one that is asked again is taken later", async () => {
  const best = new BestCompression();
  const store = new AnswerStore(1_000_000, best);
  const asked = Array.from({ length: 60 }, (_, n) => `/en/${n}`);
  for (const key of asked) {
    keep(store, key, page(200));
    store.get(key);
  }
  const used = () => store.sizes["used"]?.answers ?? 0;
  expect(used()).toBeLessThan(asked.length);
  await best.idle;
  for (const key of asked) store.get(key);
  expect(used()).toBe(asked.length);
});
