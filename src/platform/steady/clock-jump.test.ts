import { afterEach, expect, it, vi } from "vitest";
import { watchClock } from "./clock-jump.ts";

afterEach(() => vi.useRealTimers());

const DAY_MS = 86_400_000;

it("a clock that runs for a year has not jumped; one that is set by two days, forwards or back, has", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const hasJumped = watchClock();
  vi.advanceTimersByTime(365 * DAY_MS);
  expect(hasJumped()).toBe(false);
  const now = Date.now();
  for (const days of [2, -2, 400, -400]) {
    vi.setSystemTime(now + days * DAY_MS);
    expect(hasJumped()).toBe(true);
  }
  vi.setSystemTime(now + 3_600_000);
  expect(hasJumped()).toBe(false);
});
