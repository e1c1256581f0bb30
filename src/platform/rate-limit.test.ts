import { expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import type { Db } from "#platform/database/schema.ts";
import { createLimiter } from "./rate-limit.ts";
import { createCounterHost, type AskCount } from "./steady/counter-host.ts";

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

it("a decision states the limit, its window and what is left; looking costs nothing", async () => {
  const limiter = createLimiter(options);
  const fresh = { limit: 3, windowSeconds: 60, remaining: 3, resetSeconds: 60 };
  expect(await limiter.look("a")).toEqual({ allowed: true, standing: fresh });
  expect(await limiter.consume("a", 2)).toEqual({ allowed: true, standing: { ...fresh, remaining: 1 } });
  expect(await limiter.look("a")).toMatchObject({ allowed: true, standing: { remaining: 1 } });
  await limiter.consume("a");
  const refused = { allowed: false, standing: { ...fresh, remaining: 0 }, retryAfterSeconds: 60 };
  expect(await limiter.look("a")).toEqual(refused);
  expect(await limiter.consume("a", 9)).toEqual(refused);
});

it("an IPv6 /48 has the limits of four /64 networks, and refuses one that is within its own", async () => {
  const limiter = createLimiter({ ...options, points: 1 });
  const networks = [1, 2, 3, 4].map((network) => `2001:db8:1:${network}::/64`);
  expect(await allowedOf(limiter, networks)).toEqual([true, true, true, true]);
  expect((await limiter.look("2001:db8:1:5::/64")).allowed).toBe(false);
  expect((await limiter.consume("2001:db8:1:5::/64")).standing).toMatchObject({ limit: 4, remaining: 0 });
  expect(await allowedOf(limiter, ["2001:db8:2:5::/64", "192.0.2.1"])).toEqual([true, true]);
});

it("a client that is refused takes nothing from its wider network", async () => {
  const limiter = createLimiter({ ...options, points: 1 });
  await allowedOf(limiter, Array(9).fill("2001:db8:1:1::/64"));
  expect((await limiter.consume("2001:db8:1:2::/64")).allowed).toBe(true);
});

it("limiters with one parent share its counters, which know no address", async () => {
  const ask = vi.fn<AskCount>(createCounterHost());
  const [one, two] = [
    createLimiter({ ...options, counters: ask }),
    createLimiter({ ...options, counters: ask }),
  ];
  expect(await allowedOf(one, ["2001:db8:1:1::/64", "2001:db8:1:1::/64"])).toEqual([true, true]);
  expect((await two.consume("2001:db8:1:1::/64")).standing.remaining).toBe(0);
  expect((await two.consume("2001:db8:1:1::/64")).allowed).toBe(false);
  expect(new Set(ask.mock.calls.map(([{ name }]) => name))).toEqual(new Set(["test", "test-48"]));
  for (const [{ key }] of ask.mock.calls) expect(key).toMatch(/^[\w-]{22}$/);
});

/** A database that gives every query the same answer. */
const databaseWith = (answer: () => Promise<object>): Db => ({ executeQuery: answer }) as unknown as Db;

it("the count of a shared database decides", async () => {
  const counted = (points: number) =>
    databaseWith(async () => ({ rows: [{ points, expire: String(Date.now() + 30_000) }] }));
  const decide = (points: number) => createLimiter({ ...options, shared: counted(points) }).consume("a");
  expect(await decide(3)).toMatchObject({ allowed: true, standing: { remaining: 0 } });
  expect(await decide(4)).toMatchObject({ allowed: false, retryAfterSeconds: 30 });
});

it("a database that is slow refuses nobody, and nobody waits for it", async () => {
  const shared = databaseWith(() => new Promise(() => undefined));
  const limiter = createLimiter({ ...options, shared, sharedTimeoutMs: 10 });
  expect((await limiter.consume("a")).allowed).toBe(true);
  expect((await limiter.look("a")).allowed).toBe(true);
});

it("a counter that fails by itself refuses nobody", async () => {
  const counters: AskCount = () => {
    throw new Error("out of order");
  };
  const limiter = createLimiter({ ...options, counters });
  const standing = { limit: 3, windowSeconds: 60, remaining: 3, resetSeconds: 60 };
  expect(await limiter.consume("a")).toEqual({ allowed: true, standing });
  expect(await limiter.look("a")).toEqual({ allowed: true, standing });
});
