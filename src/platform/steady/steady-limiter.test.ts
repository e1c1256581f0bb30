import { RateLimiterRes } from "rate-limiter-flexible";
import { afterEach, expect, it, vi } from "vitest";
import { SteadyLimiter } from "./steady-limiter.ts";

afterEach(() => vi.useRealTimers());

const DAYS_400 = 400 * 86_400_000;
const limiter = () => new SteadyLimiter({ points: 2, duration: 60 }, 100);
const isAllowed = async (one: SteadyLimiter, cost?: number): Promise<boolean> =>
  one.consume("key", cost).then(
    () => true,
    (refusal: unknown) => !(refusal instanceof RateLimiterRes),
  );

it.each([DAYS_400, -DAYS_400])(
  "a clock that jumps by %d ms neither admits nor locks out anybody",
  async (jump) => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const one = limiter();
    expect([await isAllowed(one), await isAllowed(one), await isAllowed(one)]).toEqual([true, true, false]);
    vi.setSystemTime(Date.now() + jump);
    expect(await isAllowed(one)).toBe(false);
    vi.advanceTimersByTime(61_000);
    expect(await isAllowed(one)).toBe(true);
  },
);

it("a window begins with the first use, and its end is reported", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const one = limiter();
  await one.consume("key");
  vi.advanceTimersByTime(20_000);
  expect(await one.get("key")).toMatchObject({ consumedPoints: 1, remainingPoints: 1, msBeforeNext: 40_000 });
  expect(await one.get("other")).toBeNull();
});

it("a higher cost uses more points", async () => {
  const one = limiter();
  expect(await isAllowed(one, 2)).toBe(true);
  expect(await isAllowed(one)).toBe(false);
});

it("a refusal lasts exactly as long as announced", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const one = limiter();
  await one.consume("key", 2);
  vi.advanceTimersByTime(59_999);
  expect(await isAllowed(one)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isAllowed(one)).toBe(true);
});

it("a refusal states what was used, and never less than nothing left", async () => {
  await expect(limiter().consume("key", 5)).rejects.toMatchObject({ consumedPoints: 5, remainingPoints: 0 });
});

it("a full memory forgets the key that was not used for longest", async () => {
  const one = new SteadyLimiter({ points: 1, duration: 60 }, 2);
  await one.consume("key");
  await one.consume("other");
  expect(await isAllowed(one)).toBe(false);
  await one.consume("third");
  expect(await isAllowed(one)).toBe(false);
  expect(await one.get("other")).toBeNull();
});
