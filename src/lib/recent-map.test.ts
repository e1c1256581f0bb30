import { expect, it } from "vitest";
import { RecentMap } from "./recent-map.ts";

it("never has more entries than its size", () => {
  const map = new RecentMap<number, number>(10);
  for (let n = 0; n < 1_000; n += 1) {
    map.set(n, n);
    expect(map.size).toBeLessThanOrEqual(10);
  }
  expect(map.get(999)).toBe(999);
});

it("an entry that is used stays, however many others come", () => {
  const map = new RecentMap<string, number>(10);
  map.set("read", 1);
  for (let n = 0; n < 100; n += 1) {
    map.set(`junk ${n}`, n);
    expect(map.get("read")).toBe(1);
  }
  expect(map.get("junk 0")).toBeUndefined();
});

it("forgets what is deleted, and everything when it is cleared", () => {
  const map = new RecentMap<string, number>(4);
  for (const key of ["a", "b", "c"]) map.set(key, 1);
  map.delete("a");
  expect([map.get("a"), map.get("b")]).toEqual([undefined, 1]);
  map.clear();
  expect([map.size, map.get("b")]).toEqual([0, undefined]);
});

it("forgets new and old entries alike, and counts both", () => {
  const map = new RecentMap<string, number>(4);
  // The second one makes the first two old.
  for (const key of ["old", "older", "new"]) map.set(key, 1);
  expect(map.size).toBe(3);
  map.delete("new");
  expect(map.get("new")).toBeUndefined();
  map.set("new", 2);
  map.set("old", 2);
  expect(map.size).toBe(2);
  map.set("last", 1);
  map.clear();
  expect(map.get("last")).toBeUndefined();
});

it("entries that are measured never exceed its size together, and one that is too large is not kept", () => {
  const map = new RecentMap<number, string>(100, (_key, value) => value.length);
  const kept = (): number =>
    Array.from({ length: 200 }, (_, n) => map.get(n)?.length ?? 0).reduce((sum, one) => sum + one, 0);
  for (let n = 0; n < 200; n += 1) {
    map.set(n, "x".repeat((n * 7) % 40));
    map.set(n, "x".repeat((n * 11) % 40));
  }
  expect(kept()).toBeLessThanOrEqual(100);
  expect(kept()).toBeGreaterThan(30);
  map.set(1, "x".repeat(51));
  expect(map.get(1)).toBeUndefined();
});
