import { expect, it } from "vitest";
import { RenderBudget, RenderPace } from "./render-pace.ts";

const RENDER_MS = 8;

/**
 * Three seconds in steps of a millisecond: cached responses take a share of the time, and somebody always waits for a
 * page. Returns the share that rendering got.
 */
function renderingBeside({ sentPerMs, busy }: { sentPerMs: number; busy: number }): number {
  const budget = new RenderBudget({ nowMs: 0, idleMs: 0 });
  let idleMs = 0;
  let spentMs = 0;
  for (let nowMs = 0; nowMs < 3_000;) {
    if (budget.allows({ nowMs, idleMs })) {
      budget.spend(RENDER_MS);
      spentMs += RENDER_MS;
      nowMs += RENDER_MS;
    }
    for (let n = 0; n < sentPerMs; n += 1) budget.noteSent();
    idleMs += 1 - busy;
    nowMs += 1;
  }
  return spentMs / 3_000;
}

it("beside readers who need all the time, rendering gets a twentieth", () => {
  const share = renderingBeside({ sentPerMs: 14, busy: 1 });
  expect(share).toBeGreaterThan(0.03);
  expect(share).toBeLessThan(0.07);
});

it("beside many readers who leave time, rendering gets most of it", () => {
  expect(renderingBeside({ sentPerMs: 1, busy: 0.1 })).toBeGreaterThan(0.4);
});

it("without readers nothing limits rendering", () => {
  const budget = new RenderBudget({ nowMs: 0, idleMs: 0 });
  for (let nowMs = 0; nowMs < 1_000; nowMs += RENDER_MS) {
    expect(budget.allows({ nowMs, idleMs: 0 })).toBe(true);
    budget.spend(RENDER_MS);
  }
});

it("each piece gets a turn of the event loop of its own, however many ask at once", async () => {
  const pace = new RenderPace();
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const piece = async (): Promise<number> => {
    await pace.next();
    return turn;
  };
  const taken = await Promise.all(Array.from({ length: 4 }, piece));
  isOver = true;
  // A turn for other work is left between two pieces.
  for (const [at, one] of taken.slice(1).entries()) expect(one - taken[at]!).toBeGreaterThanOrEqual(2);
});
