import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLoadingClock } from "./loading-clock.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a slow page moves the bar through its phases and notifies the listener", () => {
  const clock = createLoadingClock();
  const seen: string[] = [];
  clock.subscribe(() => seen.push(clock.phase()));
  clock.send("start");
  vi.advanceTimersByTime(60_000);
  clock.send("finish");
  vi.advanceTimersByTime(499);
  expect(seen).toEqual(["waiting", "running", "finishing"]);
  vi.advanceTimersByTime(1);
  expect(clock.phase()).toBe("idle");
});

it("the timer of an earlier phase does not end the next one", () => {
  const clock = createLoadingClock();
  clock.send("start");
  vi.advanceTimersByTime(150);
  clock.send("finish");
  clock.send("start");
  vi.advanceTimersByTime(100);
  expect(clock.phase()).toBe("waiting");
});

it("a listener that unsubscribed is not called", () => {
  const clock = createLoadingClock();
  let heard = 0;
  clock.subscribe(() => heard++)();
  clock.send("start");
  expect(heard).toBe(0);
});
