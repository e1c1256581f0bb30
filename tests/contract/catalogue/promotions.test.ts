/** Imports of banners, activities and ads on every engine. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exportPromotions, importPromotions } from "#features/catalogue/server/intake/promotion-rows.ts";
import type { PromotionRow } from "#features/catalogue/promotion-schema.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openCatalogue, seed } from "./seeded.ts";

describe.each(engines)("promotions on $name", ({ open }) => {
  let test: TestDatabase;
  let banners: PromotionRow[];

  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    await test.db.deleteFrom("promotion").execute();
    await test.db.deleteFrom("seed").execute();
    await seed(test.db);
    banners = await exported();
  });
  afterAll(() => test.close());

  const exported = () => Array.fromAsync(exportPromotions(test.db, "banner"));
  const take = (rows: readonly unknown[]) =>
    importPromotions(
      { db: test.db, versions: createDataVersions(test.db), onProgress: () => undefined },
      "banner",
      async function* () {
        yield* rows;
      },
    );

  it("an import adds and changes by id, and what it names belongs to the operator from then on", async () => {
    const [first] = banners;
    const rows = [
      { ...first!, url: "https://wallet.example/new" },
      { ...first!, hid: 9, order: 0 },
    ];
    expect(await take(rows)).toEqual({ ok: true, rows: 2, added: 1, changed: 1 });
    expect(await take(rows)).toEqual({ ok: true, rows: 2, added: 0, changed: 0 });
    await test.db.deleteFrom("seed").execute();
    await seed(test.db);
    const shown = await openCatalogue(test.db).promotions({
      kind: "banner",
      start: 0,
      count: 9,
      language: "en",
    });
    expect(shown.map(({ id, url }) => [id, url]).slice(0, 2)).toEqual([
      [9, first!.url],
      [first!.hid, "https://wallet.example/new"],
    ]);
    expect(await exported()).toHaveLength(banners.length + 1);
  });

  it("a bad row changes nothing", async () => {
    const result = await take([
      { ...banners[0], hid: 9 },
      { ...banners[0], hid: 10, start: "soon", title: {} },
    ]);
    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? [] : result.problems).toContainEqual({
      row: 2,
      path: "start",
      code: "not_a_time",
    });
    expect(await exported()).toEqual(banners);
  });
});
