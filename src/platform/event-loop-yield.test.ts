import { expect, it } from "vitest";
import { EventLoopTurns } from "./event-loop-yield.ts";

it("each piece gets a turn of the event loop of its own, however many ask at once", async () => {
  const turns = new EventLoopTurns();
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const piece = async (): Promise<number> => {
    await turns.next();
    return turn;
  };
  const taken = await Promise.all(Array.from({ length: 4 }, piece));
  isOver = true;
  expect(taken).toEqual(taken.toSorted((a, b) => a - b));
  // A turn for other work is left between two pieces.
  for (const [at, one] of taken.slice(1).entries()) expect(one - taken[at]!).toBeGreaterThanOrEqual(2);
});
