/** Applies the seed, and applies it again, on every engine. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importListings } from "#features/catalogue/server/intake/import-listings.ts";
import { ANY } from "#features/catalogue/server/rows.ts";
import { createSnapshots } from "#features/catalogue/server/snapshot/snapshot.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { clock, emptyCatalogue, openCatalogue, seed, SEED_FOLDER } from "./seeded.ts";

interface SeedDapp {
  hid: number;
  title: string;
  url: string;
  networks: string[];
}

describe.each(engines)("the seed on $name", ({ open }) => {
  let test: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    test = await open();
  });
  beforeEach(async () => {
    await emptyCatalogue(test.db);
    folder = await mkdtemp(join(tmpdir(), "seed-"));
    await cp(SEED_FOLDER, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  afterAll(() => test.close());

  const apply = () => seed(test.db, pathToFileURL(`${folder}/`));

  async function edit(change: (dapps: SeedDapp[]) => SeedDapp[]): Promise<void> {
    const file = join(folder, "dapps.json");
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, "utf8")) as SeedDapp[])));
  }

  it("is applied once, and again when its files change", async () => {
    expect(await apply()).toBe("applied");
    expect(await apply()).toBe("unchanged");
    await edit((dapps) =>
      dapps.map((dapp) => (dapp.hid === 1001 ? { ...dapp, title: "Uniswap Two" } : dapp)),
    );
    expect(await apply()).toBe("applied");
    const catalogue = openCatalogue(test.db);
    expect(await catalogue.dapp(1001, "en")).toMatchObject({ title: "Uniswap Two", changedAt: clock.now() });
    expect((await catalogue.dapp(1002, "en"))?.changedAt).toEqual(new Date("2026-11-15"));
  });

  it("lists a DApp since the day of the fill, and shows the date of its facts", async () => {
    await apply();
    expect(await openCatalogue(test.db).dapp(1002, "en")).toMatchObject({
      listedAt: clock.now(),
      changedAt: new Date("2026-11-15"),
      sources: { networks: { by: "catalogue", date: "2026-11-15" } },
    });
  });

  it("drops facts that its files no longer contain", async () => {
    await edit((dapps) => dapps.map((dapp) => ({ ...dapp, connect: "both", otherNetworks: ["Elsewhere"] })));
    await apply();
    await edit((dapps) =>
      dapps.map(({ hid, ...dapp }) => ({ ...dapp, hid, connect: undefined, otherNetworks: undefined })),
    );
    await apply();
    expect(await openCatalogue(test.db).dapp(1002, "en")).toMatchObject({
      connection: null,
      otherNetworks: [],
    });
  });

  it("moves a DApp between lists when its networks change", async () => {
    await apply();
    await edit((dapps) => dapps.map((dapp) => (dapp.hid === 1024 ? { ...dapp, networks: ["eth"] } : dapp)));
    await apply();
    const catalogue = openCatalogue(test.db);
    const hidsOn = async (network: string) =>
      (await catalogue.browse({ network, count: 500, language: "en" })).dapps.map(({ id }) => id);
    expect(await hidsOn("trx")).not.toContain(1024);
    expect(await hidsOn("eth")).toContain(1024);
  });

  it("delists a DApp that has left its files, and keeps its id", async () => {
    await apply();
    await edit((dapps) => dapps.filter(({ hid }) => hid !== 1001));
    await apply();
    const catalogue = openCatalogue(test.db);
    expect(await catalogue.dapp(1001, "en")).toMatchObject({ title: "Uniswap", isListed: false });
    expect(await catalogue.byIds([1001], "en")).toEqual([]);
    expect((await catalogue.search({ key: "uniswap", count: 5, language: "en" })).dapps[0]?.title).not.toBe(
      "Uniswap",
    );
  });

  it("keeps what an operator has changed", async () => {
    await apply();
    const row = {
      title: "Uniswap by us",
      url: "https://app.uniswap.org",
      desc: { en: "Ours." },
      kind: "dex",
      categories: ["DEX"],
      networks: ["eth"],
    };
    await importListings(
      {
        db: test.db,
        clock,
        versions: createDataVersions(test.db),
        isAddress: () => true,
        onProgress: () => undefined,
      },
      async function* () {
        yield row;
      },
    );
    await edit((dapps) => dapps.map((dapp) => ({ ...dapp, title: `${dapp.title} again` })));
    expect(await apply()).toBe("applied");
    const catalogue = openCatalogue(test.db);
    expect((await catalogue.dapp(1001, "en"))?.title).toBe("Uniswap by us");
    expect((await catalogue.dapp(1002, "en"))?.title).toBe("PancakeSwap again");
  });

  it("with a mistake in it changes nothing", async () => {
    await apply();
    await edit((dapps) =>
      dapps.map((dapp) => (dapp.hid === 1001 ? { ...dapp, networks: ["nowhere"] } : dapp)),
    );
    await expect(apply()).rejects.toThrow(/dapps\.json: Uniswap: networks names "nowhere"/);
    expect((await openCatalogue(test.db).dapp(1001, "en"))?.networks).toContain("eth");
  });

  it("lists are as long before the search index is built as after", async () => {
    await apply();
    const store = createCatalogueStore(test.db);
    const snapshot = await createSnapshots({ store, versions: createDataVersions(test.db) }).current();
    const countAll = () =>
      Promise.all(
        [ANY, ...snapshot.categories.map(({ id }) => id)].map((id) => snapshot.countsByNetwork(id)),
      );
    const queried = await countAll();
    await snapshot.search();
    expect((await countAll()).map((counts) => new Map(counts))).toEqual(queried);
    expect(queried[0]?.get(ANY)).toBeGreaterThan(300);
  });
});
