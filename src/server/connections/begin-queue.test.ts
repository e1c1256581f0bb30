import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { BeginQueue } from "./begin-queue.ts";

const client = (): string => "192.0.2.1";

/** A queue whose clock each request moves by the time that it takes. */
function queueOfSlow(ms: number, factor?: number) {
  let nowMs = 0;
  const queue = new BeginQueue(factor, () => nowMs);
  let begun = 0;
  const ask = (of = client): boolean =>
    queue.run(() => {
      begun += 1;
      nowMs += ms;
    }, of);
  return { ask, begun: () => begun };
}

it("requests begin at once while the turn has time", () => {
  const { ask, begun } = queueOfSlow(1);
  for (let n = 0; n < 10; n += 1) ask();
  expect(begun()).toBe(10);
});

it("what a turn has no time for begins in turns of its own, all of it and in order", async () => {
  const { ask, begun } = queueOfSlow(2);
  for (let n = 0; n < 20; n += 1) ask();
  expect(begun()).toBe(10);
  await nextTurn();
  expect(begun()).toBe(11);
  // One that comes now waits behind the others.
  ask();
  expect(begun()).toBe(11);
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(begun()).toBe(21);
  await nextTurn();
  ask();
  expect(begun()).toBe(22);
});

it("of one client only so many wait; another one still gets its turn", async () => {
  const { ask, begun } = queueOfSlow(20, 0.03);
  expect(Array.from({ length: 6 }, () => ask())).toEqual([true, true, true, true, false, false]);
  expect(ask(() => "192.0.2.2")).toBe(true);
  for (let turn = 0; turn < 6; turn += 1) await nextTurn();
  expect(begun()).toBe(5);
  expect(ask()).toBe(true);
  expect(begun()).toBe(6);
});
