import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a debounced call happens once, 300 ms after the last one and with its arguments", () => {
  const seen: string[] = [];
  const debounced = debounce((text: string) => seen.push(text));
  debounced("t");
  vi.advanceTimersByTime(299);
  debounced("ti");
  vi.advanceTimersByTime(299);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["ti"]);
});

it("a cancelled call never happens, and the next one does", () => {
  const seen: number[] = [];
  const debounced = debounce((value: number) => seen.push(value), 50);
  debounced(1);
  debounced.cancel();
  vi.advanceTimersByTime(100);
  debounced(2);
  vi.advanceTimersByTime(50);
  expect(seen).toEqual([2]);
});
