import { expect, it } from "vitest";
import { NumberLists } from "./number-lists.ts";

it("lists that grow side by side keep their own numbers, in the order in which they came", () => {
  const lists = new NumberLists();
  const [even, odd] = [lists.create(), lists.create()];
  const empty = lists.create();
  const many = 100_000;
  for (let value = 0; value < many; value += 1) lists.add(value % 2 === 0 ? even : odd, value);
  expect([lists.count, lists.size]).toEqual([3, many]);

  const written = new Int32Array(many + 1).fill(-7);
  const behindOdd = lists.copy(odd, written, 1);
  expect(lists.copy(empty, written, behindOdd)).toBe(behindOdd);
  expect(behindOdd).toBe(1 + many / 2);
  expect(lists.copy(even, written, behindOdd)).toBe(many + 1);
  const half = Array.from({ length: many / 2 }, (_, at) => at * 2);
  expect(Array.from(written)).toEqual([-7, ...half.map((value) => value + 1), ...half]);
});
