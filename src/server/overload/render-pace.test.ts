import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { RenderBudget, RenderPace } from "./render-pace.ts";

const RENDER_MS = 8;

interface Load {
  readonly sentPerMs: number;
  readonly busy: number;
  /** Of one turn of rendering. */
  readonly turnMs?: number;
}

/**
 * Three seconds in steps of a millisecond: cached responses take a share of the time, and somebody always waits for a
 * page. Returns the share that rendering got.
 */
function renderingBeside({ sentPerMs, busy, turnMs = RENDER_MS }: Load): number {
  const budget = new RenderBudget({ nowMs: 0, idleMs: 0 });
  let idleMs = 0;
  let spentMs = 0;
  for (let nowMs = 0; nowMs < 3_000;) {
    if (budget.allows({ nowMs, idleMs })) {
      budget.spend(turnMs);
      spentMs += turnMs;
      nowMs += turnMs;
    }
    for (let n = 0; n < sentPerMs; n += 1) budget.noteSent();
    idleMs += 1 - busy;
    nowMs += 1;
  }
  return spentMs / 3_000;
}

it("beside readers who need all the time, rendering gets three hundredths", () => {
  const share = renderingBeside({ sentPerMs: 14, busy: 1 });
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.04);
});

it("of the requests of 16 readers who need all the time, fewer than one in a hundred meets a render", () => {
  const [readers, sentPerMs, turnMs] = [16, 38, 1.4];
  const share = renderingBeside({ sentPerMs, busy: 1, turnMs });
  const metPerMs = (share / turnMs) * readers;
  expect(metPerMs / (sentPerMs * (1 - share))).toBeLessThan(0.01);
});

it("beside many readers who leave time, rendering gets most of it", () => {
  expect(renderingBeside({ sentPerMs: 1, busy: 0.1 })).toBeGreaterThan(0.4);
});

it("moments without work are not spare time, if readers need more than half of a window", () => {
  const budget = new RenderBudget({ nowMs: 0, idleMs: 0 });
  let idleMs = 0;
  let spentMs = 0;
  for (let nowMs = 0; nowMs < 3_000;) {
    // Four milliseconds are idle and six busy, in turns.
    for (let ms = 0; ms < 10; ms += 1) {
      for (let n = 0; n < 14; n += 1) budget.noteSent();
      if (ms < 4) idleMs += 1;
      nowMs += 1;
      if (!budget.allows({ nowMs, idleMs })) continue;
      budget.spend(RENDER_MS);
      spentMs += RENDER_MS;
      nowMs += RENDER_MS;
    }
  }
  expect(spentMs / 3_000).toBeLessThan(0.07);
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

it("what follows a render is paid from the same budget, and does not wait for it", async () => {
  const budget = new RenderBudget({ nowMs: 0, idleMs: 0 });
  const spend = vi.spyOn(budget, "spend");
  const allows = vi.spyOn(budget, "allows").mockReturnValue(false);
  await new RenderPace(budget).paidTurn();
  const until = performance.now() + 20;
  while (performance.now() < until);
  await nextTurn();
  expect(allows).not.toHaveBeenCalled();
  expect(spend).toHaveBeenCalledOnce();
  expect(spend.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(20);
});
