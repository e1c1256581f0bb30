import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastQueue, TOAST_MS } from "./toast-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.current().map((toast) => toast.text);

test("a toast stays five seconds", () => {
  const queue = createToastQueue();
  queue.notify({ tone: "good", text: "Address copied" });
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(texts(queue)).toEqual(["Address copied"]);
  vi.advanceTimersByTime(1);
  expect(texts(queue)).toEqual([]);
});

test("reading a toast pauses its timer, which then continues with the rest", () => {
  const queue = createToastQueue();
  queue.notify({ text: "Saved" });
  vi.advanceTimersByTime(3_000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts(queue)).toEqual(["Saved"]);
  queue.resume();
  vi.advanceTimersByTime(1_999);
  expect(texts(queue)).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(texts(queue)).toEqual([]);
});

test("a toast that arrives while another is read is paused too", () => {
  const queue = createToastQueue();
  queue.notify({ text: "first" });
  queue.pause();
  queue.notify({ text: "second" });
  vi.advanceTimersByTime(TOAST_MS * 2);
  expect(texts(queue)).toEqual(["first", "second"]);
  queue.resume();
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts(queue)).toEqual([]);
});

test("closing the last toast under the pointer does not pause the next one", () => {
  const queue = createToastQueue();
  queue.notify({ text: "first" });
  queue.pause();
  queue.dismiss(queue.current()[0]?.id ?? 0);
  queue.notify({ text: "second" });
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts(queue)).toEqual([]);
});

test("a fourth toast removes the oldest", () => {
  const queue = createToastQueue();
  for (const text of ["a", "b", "c", "d"]) queue.notify({ text });
  expect(texts(queue)).toEqual(["b", "c", "d"]);
});

test("the same text again replaces the toast instead of repeating it", () => {
  const queue = createToastQueue();
  queue.notify({ text: "a" });
  queue.notify({ text: "b" });
  queue.notify({ text: "a" });
  expect(texts(queue)).toEqual(["b", "a"]);
});

test("listeners are called on every change until they unsubscribe", () => {
  const queue = createToastQueue();
  let calls = 0;
  const leave = queue.subscribe(() => (calls += 1));
  queue.notify({ text: "a" });
  vi.advanceTimersByTime(TOAST_MS);
  expect(calls).toBe(2);
  leave();
  queue.notify({ text: "b" });
  expect(calls).toBe(2);
});
