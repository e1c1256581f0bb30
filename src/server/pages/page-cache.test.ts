import { expect, it } from "vitest";
import { PageCache } from "./page-cache.ts";
import type { StoredAnswer } from "./stored-answer.ts";

const page = (bytes: number): StoredAnswer =>
  ({ status: 200, etag: "", bytes, forms: {} }) as unknown as StoredAnswer;

it("is bounded by its bytes, and the least recently used page goes first", () => {
  const cache = new PageCache(1_000);
  for (const key of ["a", "b", "c"]) cache.put(key, page(300), cache.generation);
  cache.get("a");
  cache.put("d", page(300), cache.generation);
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBeDefined();
  expect(cache.bytes).toBe(900);
});

it("does not keep a page larger than itself", () => {
  const cache = new PageCache(1_000);
  cache.put("big", page(5_000), cache.generation);
  expect(cache.size).toBe(0);
});

it("counts a page that replaces another once", () => {
  const cache = new PageCache(1_000);
  cache.put("a", page(300), cache.generation);
  cache.put("a", page(200), cache.generation);
  expect(cache.bytes).toBe(200);
});

it("does not keep a page whose data changed while it was rendered", () => {
  const cache = new PageCache(1_000);
  const { generation } = cache;
  cache.clear();
  cache.put("a", page(10), generation);
  expect(cache.get("a")).toBeUndefined();
});
