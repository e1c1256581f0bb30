import { expect, it } from "vitest";
import { Surplus, surplusOf } from "./surplus.ts";

it.each([
  [16, [16, 0], 8],
  [0, [16, 0], 0],
  [2, [2, 0], 1],
  [4, [4, 0, 0], 2],
  [9, [9, 7], 1],
])("a process with %i of the connections %j closes %i", (own, all, surplus) => {
  expect(surplusOf(own, all)).toBe(surplus);
});

it.each([
  [8, [8, 8]],
  [1, [1, 0]],
  [3, [3, 2, 2]],
  [5, [5]],
  [520, [520, 480]],
])("a process with %i of %j keeps them", (own, all) => {
  expect(surplusOf(own, all)).toBe(0);
});

it("as many responses close their connection as there are too many, and the latest count applies", () => {
  const surplus = new Surplus();
  expect(surplus.take()).toBe(false);
  surplus.set(2);
  expect([surplus.take(), surplus.take(), surplus.take()]).toEqual([true, true, false]);
  surplus.set(5);
  surplus.set(1);
  expect([surplus.take(), surplus.take()]).toEqual([true, false]);
});
