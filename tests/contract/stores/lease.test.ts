import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Db } from "#platform/database/schema.ts";
import { createLease } from "#platform/lease/lease.ts";
import { createLog } from "#platform/log.ts";
import { runByLease } from "#platform/lease/run-by-lease.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const log = createLog({ level: "silent" });
const DAY_MS = 86_400_000;

describe.each(engines)("a lease on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Db;
  let other: Db;
  beforeAll(async () => {
    database = await open();
    [db, other] = [database.db, database.another()];
  });
  afterEach(async () => void (await db.deleteFrom("lease").execute()));
  afterAll(() => database.close());

  it("belongs to one of two, until it is released", async () => {
    const [one, two] = [createLease(db, "work"), createLease(other, "work")];
    expect(await one.hold()).toBe(true);
    expect(await two.hold()).toBe(false);
    expect(await one.hold()).toBe(true);
    await one.release();
    expect(await two.hold()).toBe(true);
    expect(await one.hold()).toBe(false);
  });

  it("is free when its holder has not renewed it", async () => {
    expect(await createLease(db, "work", 200).hold()).toBe(true);
    const second = createLease(other, "work", 200);
    expect(await second.hold()).toBe(false);
    await vi.waitFor(async () => expect(await second.hold()).toBe(true), { timeout: 2_000 });
  });

  it("two names do not block each other", async () => {
    expect(await createLease(db, "mail").hold()).toBe(true);
    expect(await createLease(other, "purge").hold()).toBe(true);
  });

  it("is free after the clock was set back", async () => {
    await createLease(db, "work").hold();
    await db
      .updateTable("lease")
      .set({ held_until: Date.now() + 400 * DAY_MS })
      .execute();
    expect(await createLease(other, "work").hold()).toBe(true);
  });

  it("of many that ask at once, one gets it", async () => {
    const holds = await Promise.all(
      Array.from({ length: 10 }, (_, n) => createLease(n % 2 ? db : other, "work").hold()),
    );
    expect(holds.filter(Boolean)).toHaveLength(1);
  });

  it("work runs in one place, and in another after the first has stopped", async () => {
    const running = new Set<string>();
    const begin = (name: string) => () => {
      running.add(name);
      return { stop: async () => running.delete(name) };
    };
    const times = { renewMs: 50, lookMs: 50 };
    const first = runByLease({ lease: createLease(db, "work"), begin: begin("first"), log, ...times });
    await vi.waitFor(() => expect([...running]).toEqual(["first"]));
    const second = runByLease({ lease: createLease(other, "work"), begin: begin("second"), log, ...times });
    onTestFinished(async () => void (await second.stop()));
    await sleep(200);
    expect([...running]).toEqual(["first"]);
    await first.stop();
    await vi.waitFor(() => expect([...running]).toEqual(["second"]));
  });

  it("work ends where the lease was lost", async () => {
    let isRunning = false;
    const begin = () => {
      isRunning = true;
      return { stop: async () => (isRunning = false) };
    };
    const work = runByLease({ lease: createLease(db, "work"), begin, log, renewMs: 30 });
    onTestFinished(async () => void (await work.stop()));
    await vi.waitFor(() => expect(isRunning).toBe(true));
    await db.updateTable("lease").set({ holder: "another" }).execute();
    await vi.waitFor(() => expect(isRunning).toBe(false));
  });
});
