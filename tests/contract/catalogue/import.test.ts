/** Files of DApps into the catalogue and out again, on every engine. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import { publishListing } from "#features/catalogue/server/intake/publish-listing.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { exportListings } from "#features/catalogue/server/intake/export-listings.ts";
import { exportFile } from "#tools/operator/rows/export-file.ts";
import { importDapps } from "#tools/operator/catalogue/import-dapps.ts";
import { clock, emptyCatalogue, makeSmallSeed, openCatalogue, seed } from "./seeded.ts";

const row = (at: number, given: Partial<ListingInput> = {}): ListingInput => ({
  title: `App ${at}`,
  url: `https://app${at}.example`,
  desc: { en: `Line ${at}.` },
  kind: "dex",
  categories: ["DEX"],
  networks: ["eth", "trx"],
  tokens: ["APP"],
  audits: [],
  ...given,
});

const many = (count: number, given: (at: number) => Partial<ListingInput> = () => ({})): ListingInput[] =>
  Array.from({ length: count }, (_, at) => row(at, given(at)));

describe.each(engines)("imports on $name", ({ open }) => {
  let test: TestDatabase;
  let folder: string;
  let smallSeed: URL;

  beforeAll(async () => {
    test = await open();
    smallSeed = await makeSmallSeed();
  });
  beforeEach(async () => {
    await emptyCatalogue(test.db);
    await seed(test.db, smallSeed);
    folder = await mkdtemp(join(tmpdir(), "import-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  afterAll(async () => {
    await test.close();
    await rm(smallSeed, { recursive: true });
  });

  const deps = () => ({
    db: test.db,
    clock,
    versions: createDataVersions(test.db),
    progress: { write: () => undefined },
  });

  async function take(content: unknown) {
    const file = join(folder, "dapps.json");
    await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
    return importDapps(file, deps());
  }

  async function give(): Promise<ListingInput[]> {
    const file = join(folder, "export.json");
    await exportFile(exportListings(createCatalogueStore(test.db)), file);
    return JSON.parse(await readFile(file, "utf8")) as ListingInput[];
  }

  const count = () => openCatalogue(test.db).count({});
  const leftovers = async () => ({
    editions: (await test.db.selectFrom("catalogue_edition").selectAll().execute()).length,
    dapps: (await test.db.selectFrom("dapp").select("edition").distinct().execute()).length,
    places: (await test.db.selectFrom("dapp_place").select("edition").distinct().execute()).length,
  });

  it.each([3, 130])("of %i rows add them all, listed and searchable", async (rows) => {
    const before = await count();
    expect(await take(many(rows))).toEqual({ ok: true, rows, added: rows, changed: 0 });
    expect(await count()).toBe(before + rows);
    const catalogue = openCatalogue(test.db);
    const { dapps } = await catalogue.search({ key: `app ${rows - 1}`, count: 1, language: "en" });
    expect(dapps[0]).toMatchObject({ title: `App ${rows - 1}`, networks: ["eth", "trx"] });
    expect(dapps[0]?.hid).toBeGreaterThanOrEqual(100_000);
    expect((await catalogue.dapp(1001, "en"))?.title).toBe("Uniswap");
    expect(await leftovers()).toEqual({ editions: 1, dapps: 1, places: 1 });
  });

  it.each([3, 130])("of %i rows twice change nothing the second time, and keep the numbers", async (rows) => {
    await take(many(rows));
    const first = await give();
    expect(await take(many(rows))).toEqual({ ok: true, rows, added: 0, changed: 0 });
    expect(await give()).toEqual(first);
  });

  it.each([3, 130])("of %i rows change what is known by its address, in every list", async (rows) => {
    await take(many(rows));
    const result = await take(many(rows, () => ({ networks: ["solana"], title: "Renamed" })));
    expect(result).toEqual({ ok: true, rows, added: 0, changed: rows });
    const catalogue = openCatalogue(test.db);
    const inList = async (network: string) =>
      (await catalogue.browse({ network, count: 500, language: "en" })).dapps.filter(
        ({ title }) => title === "Renamed",
      );
    expect(await inList("eth")).toEqual([]);
    expect(await inList("solana")).toHaveLength(rows);
  });

  it.each([3, 130])("of %i rows with bad ones among them change nothing and name each", async (rows) => {
    const before = await give();
    const bad = many(rows);
    bad[0] = row(0, { url: "javascript:alert(1)" });
    bad[1] = row(1, { networks: ["nowhere"], categories: ["Nonsense"], kind: "nothing" });
    bad[2] = row(rows === 3 ? 2 : 3, { title: "" });
    const result = await take(bad);
    expect(result).toEqual({
      ok: false,
      problems: [
        { row: 1, reason: "url is no http or https address" },
        { row: 2, reason: 'kind "nothing" is unknown' },
        { row: 2, reason: 'category "Nonsense" is unknown' },
        { row: 2, reason: 'network "nowhere" is unknown' },
        { row: 3, reason: "title must not be empty" },
      ],
    });
    expect(await give()).toEqual(before);
    expect(await leftovers()).toEqual({ editions: 1, dapps: 1, places: 1 });
  });

  it("refuse a DApp that comes twice, or has another's address", async () => {
    const result = await take([
      row(1),
      row(2, { url: "http://www.app1.example/" }),
      row(3, { hid: 1002, url: "https://app.uniswap.org" }),
    ]);
    expect(result).toEqual({
      ok: false,
      problems: [
        { row: 2, reason: "is the same DApp as row 1" },
        { row: 3, reason: "url belongs to DApp 1001" },
      ],
    });
  });

  it.each([
    ["{}", "the file must hold one JSON array"],
    ['[{"title": "A"', "the file ends before its array does"],
    ["[{},]", /^row 2 is no JSON/],
    ["[] []", "something follows the array"],
  ])("refuse %s", async (content, reason) => {
    const result = await take(content);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ reason: expect.stringMatching(reason) as string }],
    });
  });

  it("take an empty array for what it is", async () => {
    expect(await take([])).toEqual({ ok: true, rows: 0, added: 0, changed: 0 });
  });

  it("take a kind from the category where none is given, and a category by key or title", async () => {
    const { kind: _kind, ...plain } = row(1, { categories: ["bridges"] });
    await take([plain, row(2, { categories: ["Lending"], kind: "Lending" }), row(3, { kind: "DEX" })]);
    const kinds = (await give()).filter(({ title }) => title.startsWith("App")).map(({ kind }) => kind);
    expect(kinds).toEqual(["bridge", "lending", "dex"]);
  });

  it("delist what a row says is delisted", async () => {
    await take([row(1), row(2)]);
    await take([row(1, { delisted: true })]);
    const catalogue = openCatalogue(test.db);
    expect((await catalogue.search({ key: "app 1", count: 1, language: "en" })).dapps[0]?.title).not.toBe(
      "App 1",
    );
  });

  it("keep which DApp a delisted one goes on as, and let it go when it is listed again", async () => {
    const replaced = row(1, { delisted: true, replacedBy: 1001 });
    expect(await take([replaced])).toMatchObject({ ok: true });
    const catalogue = openCatalogue(test.db);
    const [hid = 0] = (await give()).flatMap(({ title, hid: own = 0 }) => (title === "App 1" ? own : []));
    expect((await give()).find((one) => one.hid === hid)).toMatchObject(replaced);
    expect(await catalogue.successorOf(hid)).toBe(1001);
    await take([row(1)]);
    expect((await give()).find((one) => one.hid === hid)).not.toHaveProperty("replacedBy");
  });

  it("refuse a successor that is neither in the catalogue nor in the file", async () => {
    const result = await take([
      row(1, { delisted: true, replacedBy: 900 }),
      row(2, { delisted: true, replacedBy: 901 }),
      row(3, { hid: 901 }),
      row(4, { delisted: true, replacedBy: 900 }),
    ]);
    const reason = "replacedBy 900 is no DApp";
    expect(result).toEqual({
      ok: false,
      problems: [
        { row: 1, reason },
        { row: 4, reason },
      ],
    });
  });

  it("come back out in the form they came in", async () => {
    const rows = many(5, (at) => ({ popularity: at + 1, audits: [{ firm: "ABDK", date: "2021-03" }] }));
    await take(rows);
    const out = (await give()).filter(({ title }) => title.startsWith("App"));
    expect(out).toEqual(
      rows.map((one) => ({ ...one, hid: expect.any(Number) as number, listed: "2026-11-20" })),
    );
  });

  it("of the whole export into itself change nothing", async () => {
    const before = await give();
    expect(await take(before)).toEqual({ ok: true, rows: before.length, added: 0, changed: 0 });
    expect(await give()).toEqual(before);
  });

  it("begin again when somebody else changes the catalogue meanwhile, and lose neither", async () => {
    const other = test.another();
    const publishOnce = Promise.withResolvers<void>();
    let isPublished = false;
    const file = join(folder, "dapps.json");
    await writeFile(file, JSON.stringify(many(130)));
    const result = importDapps(file, {
      ...deps(),
      clock: {
        // Asked for between the steps of the writing.
        now: () => {
          if (!isPublished) {
            isPublished = true;
            queueMicrotask(publishOnce.resolve);
          }
          return clock.now();
        },
      },
    });
    await publishOnce.promise;
    await other
      .transaction()
      .execute((tx) =>
        publishListing(
          { clock, versions: createDataVersions(other) },
          tx,
          row(9_999, { title: "Meanwhile" }),
        ),
      );
    expect(await result).toEqual({ ok: true, rows: 130, added: 130, changed: 0 });
    const titles = (await give()).map(({ title }) => title);
    expect(titles).toContain("Meanwhile");
    expect(titles.filter((title) => title.startsWith("App"))).toHaveLength(130);
    expect(new Set((await give()).map(({ hid }) => hid)).size).toBe(titles.length);
  });

  it("clear away what an import that died has left", async () => {
    await test.db.insertInto("catalogue_edition").values({ is_current: 0, touched_at: 0 }).execute();
    await take([row(1)]);
    expect((await leftovers()).editions).toBe(1);
  });
});
