/** Counts of use on every engine. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createUsage } from "#features/usage/server/service.ts";
import { createUsageStore } from "#features/usage/server/store.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NOON = new Date("2026-11-17T12:00:00Z");

describe.each(engines)("counts on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await database.db.deleteFrom("dapp_open").execute();
    await database.db.deleteFrom("search_miss").execute();
  });
  afterAll(() => database.close());

  /** The counters of one process. */
  const usageAt = (at: Date, db = database.db) =>
    createUsage({ store: createUsageStore(db), clock: { now: () => at } });

  async function openTimes(id: number, times: number, at = NOON, db = database.db): Promise<void> {
    const usage = usageAt(at, db);
    for (let time = 0; time < times; time += 1) usage.countOpen(id);
    await usage.flush();
  }

  it("trending is the sum of the last 7 days, of DApps with at least 5 opens", async () => {
    await openTimes(1001, 4);
    await openTimes(1001, 3, new Date(NOON.getTime() - 6 * DAY_MS));
    await openTimes(1002, 6);
    await openTimes(1003, 4);
    await openTimes(1004, 100, new Date(NOON.getTime() - 7 * DAY_MS));
    expect(await usageAt(NOON).trending()).toEqual([1001, 1002]);
  });

  it("two processes that write at once lose no count", async () => {
    const other = database.another();
    await Promise.all([
      ...Array.from({ length: 5 }, () => openTimes(1001, 3)),
      ...Array.from({ length: 5 }, () => openTimes(1001, 3, NOON, other)),
    ]);
    const row = await database.db.selectFrom("dapp_open").select("opens").executeTakeFirstOrThrow();
    expect(row.opens).toBe(30);
  });

  it("a search that found nothing is listed once it was counted five times, folded, by language", async () => {
    for (let hour = 0; hour < 5; hour += 1) {
      const usage = usageAt(new Date(NOON.getTime() - hour * HOUR_MS));
      usage.countMiss("  Tornado CASH", "en");
      if (hour > 0) usage.countMiss("hop", "en");
      if (hour > 0) usage.countMiss("tornado cash", "ru");
      usage.countMiss("ann@example.org", "en");
      await usage.flush();
    }
    expect(await usageAt(NOON).searchMisses(30, 10)).toEqual([
      { language: "en", words: "tornado cash", searches: 5, lastHour: NOON },
    ]);
    const stored = await database.db.selectFrom("search_miss").select("words").distinct().execute();
    expect(stored.map(({ words }) => words).toSorted()).toEqual(["hop", "tornado cash"]);
  });

  it("old counts are deleted", async () => {
    const old = usageAt(new Date(NOON.getTime() - 31 * DAY_MS));
    old.countOpen(1001);
    old.countMiss("old", "en");
    await old.flush();
    await openTimes(1002, 1);
    await usageAt(NOON).purge();
    const opens = await database.db.selectFrom("dapp_open").select("dapp_id").execute();
    expect(opens).toEqual([{ dapp_id: 1002 }]);
    expect(await database.db.selectFrom("search_miss").selectAll().execute()).toEqual([]);
  });
});
