import { expect, it } from "vitest";
import { BatchedCounts } from "./batched-counts.ts";

function counting(maxKeys = 10) {
  const written: [string, number][][] = [];
  const state = { isAway: false };
  const counts = new BatchedCounts({
    maxKeys,
    write: (batch) => {
      if (state.isAway) return Promise.reject(new Error("away"));
      written.push([...batch]);
      return Promise.resolve();
    },
  });
  return { counts, written, state };
}

it("many counts are one write, and an empty batch is none", async () => {
  const { counts, written } = counting();
  for (let at = 0; at < 1_000; at += 1) counts.add(at % 2 === 0 ? "a" : "b");
  await counts.flush();
  await counts.flush();
  expect(written).toEqual([
    [
      ["a", 500],
      ["b", 500],
    ],
  ]);
});

it("what could not be written is written later, together with what came since", async () => {
  const { counts, written, state } = counting();
  state.isAway = true;
  counts.add("a");
  await expect(counts.flush()).rejects.toThrow("away");
  counts.add("a");
  state.isAway = false;
  await counts.flush();
  expect(written).toEqual([[["a", 2]]]);
});

it("a flood of new keys is dropped, known ones are still counted", async () => {
  const { counts, written } = counting(2);
  for (const key of ["a", "b", "c", "a"]) counts.add(key);
  await counts.flush();
  expect(written).toEqual([
    [
      ["a", 2],
      ["b", 1],
    ],
  ]);
});
