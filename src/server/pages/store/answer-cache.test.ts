import { expect, it } from "vitest";
import { AnswerCache } from "./answer-cache.ts";
import type { StoredAnswer } from "#server/pages/stored-answer.ts";

const page = (bytes: number): StoredAnswer =>
  ({ status: 200, etag: "", bytes, forms: {} }) as unknown as StoredAnswer;

it("is bounded by its bytes, and the least recently used page goes first", () => {
  const cache = new AnswerCache(1_000);
  for (const key of ["a", "b", "c"]) cache.put(key, page(300), cache.generation);
  cache.get("a");
  cache.put("d", page(300), cache.generation);
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBeDefined();
  expect(cache.bytes).toBe(906);
});

it("does not cache a page larger than itself", () => {
  const cache = new AnswerCache(1_000);
  cache.put("big", page(5_000), cache.generation);
  expect(cache.size).toBe(0);
});

it("counts a page that replaces another once", () => {
  const cache = new AnswerCache(1_000);
  cache.put("a", page(300), cache.generation);
  cache.put("a", page(200), cache.generation);
  expect(cache.bytes).toBe(202);
});

it("does not cache a page whose data changed while it was rendered", () => {
  const cache = new AnswerCache(1_000);
  const { generation } = cache;
  cache.clear();
  cache.put("a", page(10), generation);
  expect(cache.get("a")).toBeUndefined();
});

it("long addresses count with their size", () => {
  const cache = new AnswerCache(100_000);
  for (let at = 0; at < 100; at += 1) cache.put(`${at}${"a".repeat(8_000)}`, page(10), cache.generation);
  expect(cache.size).toBe(6);
});

it("counts the better form of a page instead of the one it replaces", () => {
  const cache = new AnswerCache(1_000);
  const quick = page(300);
  cache.put("a", quick, cache.generation);
  cache.replace("a", quick, page(100));
  expect(cache.bytes).toBe(102);
  cache.put("b", page(950), cache.generation);
  expect(cache.bytes).toBe(952);
});

it("may be full to its last byte", () => {
  const cache = new AnswerCache(1_000);
  for (const key of ["a", "b"]) cache.put(key, page(498), cache.generation);
  expect([cache.size, cache.bytes]).toEqual([2, 1_000]);
  cache.put("c", page(998), cache.generation);
  expect([cache.size, cache.bytes]).toEqual([1, 1_000]);
});

it("a better form of a page that is gone, or was rendered anew, is not kept", () => {
  const cache = new AnswerCache(1_000);
  const [old, anew] = [page(300), page(200)];
  cache.replace("a", old, page(100));
  expect(cache.get("a")).toBeUndefined();
  cache.put("a", anew, cache.generation);
  cache.replace("a", old, page(100));
  expect(cache.get("a")).toBe(anew);
  expect(cache.bytes).toBe(202);
});

it("is empty after a change of the data", () => {
  const cache = new AnswerCache(1_000);
  cache.put("a", page(300), cache.generation);
  cache.clear();
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
  cache.put("a", page(998), cache.generation);
  expect(cache.get("a")).toBeDefined();
});
