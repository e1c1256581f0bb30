/** With 100,000 listings and 20,000 submissions, what pages and workers ask reads an index and no whole table. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { ASKED, explain, fillLarge, LISTINGS_ASKED } from "#tests/fixtures/databases/large.ts";

/** `npm run bench -- plans` has a million submissions. */
const SIZE = { listings: 100_000, submissions: 20_000 };

/** PGlite plans like Postgres, but fills tables too slowly. */
const realEngines = engines.filter(({ name }) => name !== "PGlite");

describe.each(realEngines)("on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await fillLarge(database.db, SIZE);
  }, 180_000);
  afterAll(() => database.close());

  it.each(Object.entries(ASKED))("%s: no table that grows is read as a whole", async (_name, ask) => {
    const plans = await explain(database.db, ask, new Date(SIZE.submissions - 20));
    expect(plans.length).toBeGreaterThan(0);
    for (const { sql, plan, scanned } of plans) expect(scanned, `${sql}\n${plan}`).toEqual([]);
  });

  it.each(Object.entries(LISTINGS_ASKED))("%s: no row is read to be sorted", async (_name, ask) => {
    for (const { sql, plan } of await explain(database.db, ask, new Date(0)))
      expect(plan, sql).not.toMatch(/Sort|TEMP B-TREE/);
  });
});
