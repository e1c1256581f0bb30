import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DappRow } from "#features/catalogue/server/rows.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { sharedEngines, type TestDatabase } from "#tests/fixtures/database.ts";
import { createRecentDapps } from "./recent-dapps-store.ts";

const row = (edition: number, id: number): DappRow => ({
  edition,
  id,
  title: `DApp ${id}`,
  url: `https://dapp-${id}.example`,
  url_key: `dapp-${id}.example`,
  kind: "dex",
  popularity: 1,
  is_listed: 1,
  listed_at: 0,
  changed_at: 0,
  origin: "seed",
  details: "{}",
});

describe.each(sharedEngines)("DApps of lists on $name", ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  const bump = () =>
    test.db.transaction().execute((tx) => createDataVersions(test.db).bump(tx, CATALOGUE_VERSION));
  const delist = (id: number) =>
    test.db.updateTable("dapp").set({ is_listed: 0 }).where("id", "=", id).execute();

  beforeEach(async () => {
    await test.db.deleteFrom("dapp").execute();
    const { edition } = await test.db
      .selectFrom("catalogue_edition")
      .select("edition")
      .where("is_current", "=", 1)
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto("dapp")
      .values([1, 2, 3].map((id) => row(edition, id)))
      .execute();
    await bump();
  });

  it("are read once while the catalogue does not change", async () => {
    const { recentByIds } = createRecentDapps(test.db);
    const [first] = await recentByIds([1]);
    const again = await recentByIds([2, 1]);
    expect(first?.title).toBe("DApp 1");
    expect(again.find(({ id }) => id === 1)).toBe(first);
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([1, 2]));
  });

  it("are read again as soon as it has changed, so that a delisted one is not shown", async () => {
    const { recentByIds } = createRecentDapps(test.db);
    await recentByIds([1, 2]);
    await delist(1);
    await bump();
    const found = await recentByIds([1, 2]);
    expect(found.find(({ id }) => id === 1)?.isListed).toBe(false);
    expect(found.find(({ id }) => id === 2)?.isListed).toBe(true);
  });

  it("are missing if there is none of that number, or if it is no number of a DApp", async () => {
    const { recentByIds } = createRecentDapps(test.db);
    expect(await recentByIds([])).toEqual([]);
    expect(await recentByIds([-1, 1.5, Infinity])).toEqual([]);
    expect((await recentByIds([3, 99])).map(({ id }) => id)).toEqual([3]);
  });
});
