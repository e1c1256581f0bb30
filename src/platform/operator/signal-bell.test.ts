import { beforeEach, expect, it, vi } from "vitest";
import { SignalBell } from "./signal-bell.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const never = new AbortController().signal;

/** Whether the promise is resolved by now. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

it("a ring wakes everybody who waits", async () => {
  const bell = new SignalBell();
  const waiting = [bell.wait(0, 1_000, never), bell.wait(0, 1_000, never)];
  bell.ring();
  await Promise.all(waiting);
  expect(bell.rings).toBe(1);
});

it("a ring while the signals were read is not lost", async () => {
  const bell = new SignalBell();
  const heard = bell.rings;
  bell.ring();
  expect(await isOver(bell.wait(heard, 1_000, never))).toBe(true);
});

it("desks poll every second while nothing is announced, and every five seconds otherwise", async () => {
  const bell = new SignalBell();
  const polling = bell.wait(0, 1_000, never);
  bell.connect(() => true);
  const listening = bell.wait(0, 1_000, never);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await isOver(polling), await isOver(listening)]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await isOver(listening)).toBe(true);
});

it("a desk that is closed waits no longer", async () => {
  const closed = new AbortController();
  const bell = new SignalBell();
  const waiting = bell.wait(0, 1_000, closed.signal);
  expect(await isOver(waiting)).toBe(false);
  closed.abort();
  expect(await isOver(waiting)).toBe(true);
  expect(await isOver(bell.wait(0, 1_000, closed.signal))).toBe(true);
});
