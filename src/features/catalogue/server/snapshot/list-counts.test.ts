import { expect, test } from "vitest";
import { ListCounts } from "./list-counts.ts";

test("a DApp counts once in each list that it is in", () => {
  const counts = new ListCounts();
  counts.add({ categoryIds: [0, 3], networkIds: [0, 1, 56] });
  counts.add({ categoryIds: [0], networkIds: [0, 56] });
  expect([...counts.of(0)]).toEqual([
    [0, 2],
    [1, 1],
    [56, 2],
  ]);
  expect(counts.of(3).get(56)).toBe(1);
});

test("a category without DApps has no counts", () => {
  expect(new ListCounts().of(7).size).toBe(0);
});
