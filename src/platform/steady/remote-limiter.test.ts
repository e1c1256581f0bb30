import { RateLimiterRes } from "rate-limiter-flexible";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCounterHost, type AskCount } from "./counter-host.ts";
import { RemoteLimiter } from "./remote-limiter.ts";

afterEach(() => vi.useRealTimers());

const OPTIONS = { keyPrefix: "reads", points: 3, duration: 60 };
const limiter = (ask: AskCount): RemoteLimiter => new RemoteLimiter(OPTIONS, 100, ask);

it("two processes share one limit", async () => {
  const host = createCounterHost();
  const [one, two] = [limiter(host), limiter(host)];
  await one.consume("a", 2);
  expect((await two.consume("a")).remainingPoints).toBe(0);
  await expect(one.consume("a")).rejects.toBeInstanceOf(RateLimiterRes);
  expect((await two.get("a"))?.remainingPoints).toBe(0);
  expect((await two.consume("b")).remainingPoints).toBe(2);
});

it("a key that was never counted is unknown", async () => {
  expect(await limiter(createCounterHost()).get("a")).toBeNull();
});

it("two limits of one client are counted apart", async () => {
  const host = createCounterHost();
  await limiter(host).consume("a", 3);
  const writes = new RemoteLimiter({ ...OPTIONS, keyPrefix: "writes" }, 100, host);
  expect((await writes.consume("a")).remainingPoints).toBe(2);
});

it("a refused client costs no further messages", async () => {
  const ask = vi.fn<AskCount>(createCounterHost());
  const one = limiter(ask);
  await expect(one.consume("a", 4)).rejects.toBeInstanceOf(RateLimiterRes);
  await expect(one.consume("a")).rejects.toMatchObject({ remainingPoints: 0 });
  expect(ask).toHaveBeenCalledTimes(1);
});

it("counts by itself while the parent does not answer", async () => {
  const one = limiter(() => Promise.reject(new Error("gone")));
  expect((await one.consume("a", 2)).remainingPoints).toBe(1);
  await expect(one.consume("a", 2)).rejects.toBeInstanceOf(RateLimiterRes);
});

it("what it counted itself can be looked at while the parent does not answer", async () => {
  const one = limiter(() => Promise.reject(new Error("gone")));
  await one.consume("a", 2);
  expect(await one.get("a")).toMatchObject({ remainingPoints: 1 });
});

it("a refused client learns the time that is left, and is counted again after it", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const one = limiter(createCounterHost());
  await expect(one.consume("a", 4)).rejects.toMatchObject({ msBeforeNext: 60_000, consumedPoints: 4 });
  vi.advanceTimersByTime(20_000);
  await expect(one.consume("a")).rejects.toMatchObject({ msBeforeNext: 40_000, consumedPoints: 4 });
  vi.advanceTimersByTime(40_000);
  expect(await one.consume("a")).toMatchObject({ remainingPoints: 2, msBeforeNext: 60_000 });
});

it("a flood of refused clients does not grow the memory: the refused are forgotten and asked about again", async () => {
  const ask = vi.fn<AskCount>(async () => ({ used: 9, endsInMs: 60_000 }));
  const one = limiter(ask);
  const refuse = (key: string) => one.consume(key).catch(() => null);
  for (let n = 0; n < 10_000; n += 1) await refuse(`client-${n}`);
  await refuse("client-0");
  expect(ask).toHaveBeenCalledTimes(10_000);
  await refuse("one more");
  await refuse("client-0");
  expect(ask).toHaveBeenCalledTimes(10_002);
});

describe("a large limit", () => {
  const LARGE = { keyPrefix: "reads", points: 640, duration: 60 };
  /** A 32nd of the limit. */
  const PART = 20;
  const large = (ask: AskCount): RemoteLimiter => new RemoteLimiter(LARGE, 100, ask);
  const allowedOf = async (limiters: readonly RemoteLimiter[], times: number): Promise<number> => {
    const decisions = Array.from({ length: times }, (_, n) => limiters[n % limiters.length]!.consume("a"));
    return (await Promise.allSettled(decisions)).filter(({ status }) => status === "fulfilled").length;
  };

  it("far from its end is counted here, and reported after a tenth of a second with one question", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    const host = createCounterHost();
    const ask = vi.fn<AskCount>(host);
    const one = large(ask);
    for (let n = 1; n <= PART; n += 1)
      expect(await one.consume("a")).toMatchObject({ consumedPoints: n, remainingPoints: 640 - n });
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledOnce();
    expect((await large(host).get("a"))?.consumedPoints).toBe(PART);
  });

  it("is not exceeded by a burst that is faster than the answers", async () => {
    expect(await allowedOf([large(createCounterHost())], 2_000)).toBe(640);
  });

  it("is exceeded by at most a 32nd of it for each further process", async () => {
    const host = createCounterHost();
    const allowed = await allowedOf([large(host), large(host), large(host)], 4_000);
    expect(allowed).toBeGreaterThanOrEqual(640);
    expect(allowed).toBeLessThanOrEqual(640 + 2 * PART);
  });

  it("what was not reported is counted here if the parent is gone", async () => {
    const one = large(() => Promise.reject(new Error("gone")));
    expect(await allowedOf([one], 2_000)).toBe(640);
  });

  it("ends for a client that another process has counted out", async () => {
    const host = createCounterHost();
    const [one, two] = [large(host), large(host)];
    await one.consume("a");
    await two.consume("a", 640).catch(() => null);
    expect((await one.get("a"))?.remainingPoints).toBe(0);
    await expect(one.consume("a")).rejects.toBeInstanceOf(RateLimiterRes);
  });
});
