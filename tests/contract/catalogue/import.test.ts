/** Imports and exports files of DApps on every engine. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { exportListings } from "#features/catalogue/server/intake/export-listings.ts";
import { exportFile } from "#tools/operator/rows/export-file.ts";
import { importDapps } from "#tools/operator/catalogue/import-dapps.ts";
import { clock, emptyCatalogue, makeSmallSeed, openCatalogue, publishDapp, seed } from "./seeded.ts";

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

  async function take(content: unknown, mostAtOnce?: number) {
    const file = join(folder, "dapps.json");
    await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
    return importDapps(file, { ...deps(), ...(mostAtOnce !== undefined && { mostAtOnce }) });
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

  it.each([3, 130])("of %i rows add all of them, listed and searchable", async (rows) => {
    const before = await count();
    expect(await take(many(rows))).toEqual({ ok: true, rows, added: rows, changed: 0 });
    expect(await count()).toBe(before + rows);
    const catalogue = openCatalogue(test.db);
    const { dapps } = await catalogue.search({ key: `app ${rows - 1}`, count: 1, language: "en" });
    expect(dapps[0]).toMatchObject({ title: `App ${rows - 1}`, networks: ["eth", "trx"] });
    expect(dapps[0]?.id).toBeGreaterThanOrEqual(100_000);
    expect((await catalogue.dapp(1001, "en"))?.title).toBe("Uniswap");
    expect(await leftovers()).toEqual({ editions: 1, dapps: 1, places: 1 });
  });

  it.each([3, 130])("of %i rows twice change nothing the second time, and keep the ids", async (rows) => {
    await take(many(rows));
    const first = await give();
    expect(await take(many(rows))).toEqual({ ok: true, rows, added: 0, changed: 0 });
    expect(await give()).toEqual(first);
  });

  it.each([3, 130])("of %i rows change DApps with a known address, in every list", async (rows) => {
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

  it.each([3, 130])("of %i rows with bad ones change nothing and name each bad row", async (rows) => {
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
        { row: 2, reason: 'kind names "nothing", which is no kind' },
        { row: 2, reason: 'categories names "Nonsense", which is no category' },
        { row: 2, reason: 'networks names "nowhere", which is none of our networks' },
        { row: 3, reason: "title must not be empty" },
      ],
    });
    expect(await give()).toEqual(before);
    expect(await leftovers()).toEqual({ editions: 1, dapps: 1, places: 1 });
  });

  it("refuse a DApp that occurs twice or has another's address", async () => {
    const result = await take([
      row(1),
      row(2, { url: "http://www.app1.example/" }),
      row(3, { hid: 1002, url: "https://app.uniswap.org" }),
    ]);
    expect(result).toEqual({
      ok: false,
      problems: [
        { row: 2, reason: "url is the same as in row 1" },
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

  it("accept an empty array", async () => {
    expect(await take([])).toEqual({ ok: true, rows: 0, added: 0, changed: 0 });
  });

  it("take a missing kind from the category, and a category by key or title", async () => {
    const { kind: _kind, ...plain } = row(1, { categories: ["bridges"] });
    await take([plain, row(2, { categories: ["Lending"], kind: "Lending" }), row(3, { kind: "DEX" })]);
    const kinds = (await give()).filter(({ title }) => title.startsWith("App")).map(({ kind }) => kind);
    expect(kinds).toEqual(["bridge", "lending", "dex"]);
  });

  it("delist DApps that a row marks as delisted", async () => {
    await take([row(1), row(2)]);
    await take([row(1, { delisted: true })]);
    const catalogue = openCatalogue(test.db);
    expect((await catalogue.search({ key: "app 1", count: 1, language: "en" })).dapps[0]?.title).not.toBe(
      "App 1",
    );
  });

  it("that delist a DApp remove it from the hot searches", async () => {
    const texts = async () => (await openCatalogue(test.db).hotSearches()).map(({ text }) => text);
    expect(await texts()).toContain("PancakeSwap");
    const known = (await give()).find(({ hid }) => hid === 1002);
    await take([{ ...known, delisted: true }]);
    expect(await texts()).not.toContain("PancakeSwap");
    expect(await texts()).toContain("Uniswap");
  });

  it("keep the successor of a delisted DApp, and drop it when the DApp is listed again", async () => {
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
    const reason = 'replacedBy names "900", which is no DApp';
    expect(result).toEqual({
      ok: false,
      problems: [
        { row: 1, reason },
        { row: 4, reason },
      ],
    });
  });

  it("are exported in the format of their import", async () => {
    const rows = many(5, (at) => ({ popularity: at + 1, audits: [{ firm: "ABDK", date: "2021-03" }] }));
    await take(rows);
    const out = (await give()).filter(({ title }) => title.startsWith("App"));
    const ours = { by: "catalogue", date: "2026-11-20" };
    const stated = ["website", "categories", "description", "networks", "audits", "tokens"];
    expect(out).toEqual(
      rows.map((one) => ({
        ...one,
        hid: expect.any(Number) as number,
        listed: "2026-11-20",
        sources: Object.fromEntries(stated.map((fact) => [fact, ours])),
      })),
    );
  });

  it("are new arrivals for 60 days if the store has been open for a day", async () => {
    const newest = async (day: string) => {
      const at = { now: () => new Date(day) };
      const found = await openCatalogue(test.db, at).sectionMore(302, { start: 0, count: 9, language: "en" });
      return found?.map(({ title }) => title);
    };
    await take([row(1, { listed: "2026-12-24" })]);
    expect(await newest("2026-12-24T10:00:00Z")).toEqual(["App 1"]);
    expect(await newest("2027-02-21")).toEqual(["App 1"]);
    expect(await newest("2027-02-23")).toEqual([]);
  });

  it("of the whole export change nothing", async () => {
    const before = await give();
    expect(await take(before)).toEqual({ ok: true, rows: before.length, added: 0, changed: 0 });
    expect(await give()).toEqual(before);
  });

  it("restart when somebody else changes the catalogue meanwhile, and lose neither change", async () => {
    const other = test.another();
    const publishOnce = Promise.withResolvers<void>();
    let isPublished = false;
    const file = join(folder, "dapps.json");
    await writeFile(file, JSON.stringify(many(130)));
    const result = importDapps(file, {
      ...deps(),
      clock: {
        // Called between the steps of the write.
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
    await publishDapp(other, row(9_999, { title: "Meanwhile" }));
    expect(await result).toEqual({ ok: true, rows: 130, added: 130, changed: 0 });
    const titles = (await give()).map(({ title }) => title);
    expect(titles).toContain("Meanwhile");
    expect(titles.filter((title) => title.startsWith("App"))).toHaveLength(130);
    expect(new Set((await give()).map(({ hid }) => hid)).size).toBe(titles.length);
  });

  // Written in one transaction, or beside the edition and then moved into it.
  it.each([2_000, 20])(
    "of few rows are written into a large catalogue, at most %i at once, and leave the other rows unchanged",
    async (mostAtOnce) => {
      await take(many(400, (at) => ({ popularity: at })));
      const lies = async () =>
        (await test.db.selectFrom("catalogue_edition").select("edition").execute()).map(
          ({ edition }) => edition,
        );
      const before = await lies();
      const changed = Array.from({ length: 70 }, (_, at) =>
        row(at, { networks: ["solana"], popularity: 9_000 + at }),
      );
      const added = Array.from({ length: 10 }, (_, at) => row(1_000 + at));
      expect(await take([...changed, ...added], mostAtOnce)).toEqual({
        ok: true,
        rows: 80,
        added: 10,
        changed: 70,
      });
      expect(await lies()).toEqual(before);
      const catalogue = openCatalogue(test.db);
      expect(await catalogue.count({ network: "solana" })).toBe(70 + (await seededOn("solana")));
      expect(await catalogue.count({})).toBe(410 + 3);
      const { places } = await test.db
        .selectFrom("dapp_place")
        .select((eb) => eb.fn.countAll<number>().as("places"))
        .where("dapp_id", ">=", 100_000)
        .executeTakeFirstOrThrow();
      // Any category and its own one, with any network and each of its own.
      expect(places).toBe(70 * 2 * 2 + 340 * 2 * 3);
    },
  );

  it("that are moved in restart when somebody else changes the catalogue meanwhile", async () => {
    await take(many(400));
    const other = test.another();
    let published: Promise<unknown> | undefined;
    const file = join(folder, "more.json");
    await writeFile(file, JSON.stringify(many(80, (at) => ({ title: `Newer ${at}` }))));
    const result = await importDapps(file, {
      ...deps(),
      mostAtOnce: 20,
      clock: {
        now: () => {
          published ??= publishDapp(other, row(9_999, { title: "Meanwhile" }));
          return clock.now();
        },
      },
    });
    await published;
    expect(result).toEqual({ ok: true, rows: 80, added: 0, changed: 80 });
    const titles = (await give()).map(({ title }) => title);
    expect(titles).toContain("Meanwhile");
    expect(titles.filter((title) => title.startsWith("Newer"))).toHaveLength(80);
    expect(await leftovers()).toEqual({ editions: 1, dapps: 1, places: 1 });
  });

  const seededOn = async (network: string) =>
    (await give()).filter(({ hid = 0, networks }) => hid < 100_000 && networks.includes(network)).length;

  it("are refused by row if a contract is not an address of its network", async () => {
    const contract = (network: string, address: string) => ({
      networks: [network],
      contracts: [{ network, address, label: "Router" }],
    });
    const rows = [
      row(1, contract("eth", "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984")),
      row(2, contract("eth", "0x123")),
      row(3, contract("trx", "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984")),
      row(4, contract("eth", "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F985")),
    ];
    expect(await take(rows)).toEqual({
      ok: false,
      problems: [
        { row: 2, reason: 'contracts names "0x123", which is no contract of its network' },
        { row: 3, reason: expect.stringContaining("is no contract of its network") },
        { row: 4, reason: expect.stringContaining("is no contract of its network") },
      ],
    });
  });

  it("clean up after an import that died", async () => {
    await test.db.insertInto("catalogue_edition").values({ is_current: 0, touched_at: 0 }).execute();
    await take([row(1)]);
    expect((await leftovers()).editions).toBe(1);
  });
});
