import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import { createLimiter } from "./rate-limit.ts";

const options = { name: "test", points: 3, seconds: 60, factor: 1 };

async function allowedOf(limiter: ReturnType<typeof createLimiter>, keys: readonly string[]) {
  const decisions = [];
  for (const key of keys) decisions.push((await limiter.consume(key)).allowed);
  return decisions;
}

it("a client is refused after its points are used, with the time to retry", async () => {
  const limiter = createLimiter(options);
  expect(await allowedOf(limiter, ["a", "a", "a", "b"])).toEqual([true, true, true, true]);
  const refusal = await limiter.consume("a");
  if (refusal.allowed) throw new Error("not refused");
  expect(refusal.retryAfterSeconds).toBeGreaterThan(50);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(60);
});

it("the factor multiplies the points and never results in zero", async () => {
  expect(await allowedOf(createLimiter({ ...options, factor: 2 }), Array(7).fill("a"))).toEqual([
    ...Array<boolean>(6).fill(true),
    false,
  ]);
  expect(await allowedOf(createLimiter({ ...options, factor: 0.01 }), ["a", "a"])).toEqual([true, false]);
});

it("two limiters do not share a count", async () => {
  const [one, other] = [createLimiter({ ...options, points: 1 }), createLimiter({ ...options, points: 1 })];
  expect((await one.consume("a")).allowed).toBe(true);
  expect((await other.consume("a")).allowed).toBe(true);
});

it("a flood of new addresses evicts the oldest instead of growing the memory", async () => {
  const limiter = createLimiter({ ...options, points: 1, maxKeys: 2 });
  expect(await allowedOf(limiter, ["a", "b", "b", "c", "c"])).toEqual([true, true, false, true, false]);
  expect((await limiter.consume("a")).allowed).toBe(true);
});

it("if the database does not answer, this process counts in memory", async () => {
  const { db, close } = openDatabase({ kind: "postgres", url: "postgres://nobody@127.0.0.1:1/none" });
  const limiter = createLimiter({ ...options, shared: db });
  expect(await allowedOf(limiter, ["a", "a", "a", "a", "b"])).toEqual([true, true, true, false, true]);
  await close();
});
