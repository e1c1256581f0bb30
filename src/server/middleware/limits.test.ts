import { expect, it, vi } from "vitest";
import type { Limiter } from "#platform/rate-limit.ts";
import type { AskCount } from "#platform/steady/counter-host.ts";
import type { Foundation } from "#server/foundation.ts";
import { createLimits, kilobytes } from "./limits.ts";

const limitsWith = (factor: number) =>
  createLimits({
    config: { RATE_LIMIT_FACTOR: factor },
    database: { engine: "sqlite" },
  } as unknown as Foundation);

const announced = async (limiter: Limiter): Promise<readonly number[]> => {
  const { standing } = await limiter.look("192.0.2.1");
  return [standing.limit, standing.windowSeconds];
};

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

it("a client has what the architecture promises per minute, hour and day", async () => {
  const { forms, ...limits } = limitsWith(1);
  expect(await announced(limits.reads)).toEqual([600, MINUTE]);
  expect(await announced(limits.writes)).toEqual([30, MINUTE]);
  expect(await announced(limits.returnedForms)).toEqual([30, MINUTE]);
  expect(await announced(limits.subscriptions)).toEqual([20, HOUR]);
  expect(await announced(limits.opens)).toEqual([1, DAY]);
  expect(await announced(limits.desk)).toEqual([1_200, MINUTE]);
  expect(await announced(forms.uploads)).toEqual([40, HOUR]);
  expect(await announced(forms.uploadedKilobytes)).toEqual([200 * 1024, HOUR]);
  expect(await announced(forms.submissions)).toEqual([20, HOUR]);
  expect(await announced(forms.checks)).toEqual([240, HOUR]);
  expect(await announced(forms.messages)).toEqual([60, HOUR]);
  expect(await announced(forms.amounts)).toEqual([50, DAY]);
  expect(await announced(forms.recoveries)).toEqual([10, HOUR]);
});

it("RATE_LIMIT_FACTOR multiplies every limit", async () => {
  const { forms, ...limits } = limitsWith(10);
  const all = [...Object.values(limits), ...Object.values(forms)] as readonly Limiter[];
  const factors = [600, 30, 30, 20, 10, 1, 1_200, 40, 200 * 1024, 20, 240, 60, 50, 10];
  expect(await Promise.all(all.map(async (one) => (await announced(one))[0]))).toEqual(
    factors.map((points) => points * 10),
  );
});

it("a file costs its kilobytes, and a begun one counts", () => {
  expect([0, 1, 1024, 1025].map((length) => kilobytes(new Uint8Array(length)))).toEqual([0, 1, 1, 2]);
});

it("processes of one machine ask their parent for the counters, those of one Postgres database ask it", async () => {
  const config = { RATE_LIMIT_FACTOR: 1 };
  const counters = vi.fn<AskCount>(async () => null);
  const executeQuery = vi.fn<() => Promise<object>>(async () => ({ rows: [] }));
  const limitsOf = (database: object) =>
    createLimits({ config, database } as unknown as Foundation, counters);
  await limitsOf({ engine: "sqlite", db: { executeQuery } }).opens.look("192.0.2.1");
  expect([counters.mock.calls.length, executeQuery.mock.calls.length]).toEqual([1, 0]);
  await limitsOf({ engine: "postgres", db: { executeQuery } }).opens.look("192.0.2.1");
  expect([counters.mock.calls.length, executeQuery.mock.calls.length]).toEqual([1, 1]);
});

it("each limit is counted under a name of its own, or two of them would use up each other", async () => {
  const ask = vi.fn<AskCount>(async () => null);
  const database = { engine: "sqlite" };
  const foundation = { config: { RATE_LIMIT_FACTOR: 1 }, database } as unknown as Foundation;
  const { forms, ...limits } = createLimits(foundation, ask);
  const all = [...Object.values(limits), ...Object.values(forms)] as readonly Limiter[];
  for (const limiter of all) await limiter.look("2001:db8:1:1::/64");
  const names = new Set(ask.mock.calls.map(([{ name }]) => name));
  // The /64 network and the /48 around it.
  expect(names.size).toBe(all.length * 2);
});
