/** Imports DApps while a site works on the same database, then reads lists of it, at two sizes. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createSnapshots } from "#features/catalogue/server/snapshot/snapshot.ts";
import { seedCatalogue } from "#features/catalogue/server/intake/seed.ts";
import { createCatalogueService, type CatalogueService } from "#features/catalogue/server/service.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { systemClock } from "#platform/clock.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { importDapps } from "#tools/operator/catalogue/import-dapps.ts";
import { generateDapps } from "./generate.ts";
import { longestHold } from "./holds.ts";

const SEED = pathToFileURL(`${join(import.meta.dirname, "../../content/seed")}/`);
const READS = 300;
const PAGE = 60;
const FAR_PAGE = 500;
const STEP = 40;

export async function runListing(sizes: readonly [small: number, large: number]): Promise<void> {
  const [small, large] = sizes;
  const stores = [await openFilled(small), await openFilled(large)] as const;
  try {
    const [few, many] = await compare(stores[0].catalogue, stores[1].catalogue, large);
    console.log(`\nReading ${PAGE} DApps, ms:`);
    for (const list of LISTS) {
      const ratio = many[list] / few[list];
      console.log(
        `  ${list.padEnd(24)} ${few[list].toFixed(3)} of ${small.toLocaleString("en")}, ` +
          `${many[list].toFixed(3)} of ${large.toLocaleString("en")}: ${ratio.toFixed(2)} ×`,
      );
    }
    console.log(`  page ${FAR_PAGE} beside page 1: ${(many["far page"] / many["first page"]).toFixed(2)} ×`);
  } finally {
    for (const { remove } of stores) await remove();
  }
}

interface FilledCatalogue {
  readonly catalogue: CatalogueService;
  readonly remove: () => Promise<void>;
}

async function openFilled(size: number): Promise<FilledCatalogue> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-bench-"));
  const file = join(folder, "site.sqlite");
  const target: DatabaseTarget = { kind: "sqlite", file };
  const { db, close } = openDatabase(target);
  await migrate(db);
  const versions = createDataVersions(db);
  const deps = { db, clock: systemClock, versions };
  await seedCatalogue({ ...deps, folder: SEED });
  const source = join(folder, "dapps.json");
  writeFileSync(source, JSON.stringify(generateDapps(size).map(({ script: _script, ...dapp }) => dapp)));
  const site = fork(join(import.meta.dirname, "site-server.ts"), [JSON.stringify(target)]);
  await once(site, "message");
  const { value, tookMs, holdMs } = await longestHold(() =>
    importDapps(source, { ...deps, progress: { write: () => undefined } }),
  );
  if (!value.ok) throw new Error(`${value.problems.length} rows were refused`);
  const { writes, holdMs: siteHoldMs } = await endOf(site);
  console.log(
    `\nImport of ${size.toLocaleString("en")} DApps: ${(tookMs / 1_000).toFixed(1)} s, longest hold ` +
      `${holdMs.toFixed(0)} ms here, ${siteHoldMs.toFixed(0)} ms in a site beside it (${writes} writes meanwhile), ` +
      `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB resident, database ${(statSync(file).size / 1e6).toFixed(0)} MB`,
  );
  const store = createCatalogueStore(db);
  const snapshots = createSnapshots({ store, versions });
  const text = (_language: string, key: string): string => key;
  return {
    catalogue: createCatalogueService({ store, snapshots, text, clock: systemClock }),
    async remove() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function endOf(site: ChildProcess): Promise<{ writes: number; holdMs: number }> {
  const answer = once(site, "message");
  site.send("end");
  const [message] = (await answer) as [{ writes: number; holdMs: number }];
  site.disconnect();
  return message;
}

const LISTS = ["category and network", "first page", "far page"] as const;

type ListFigures = Record<(typeof LISTS)[number], number>;

/** In turns, so that whatever else the machine does meets both alike. */
async function compare(
  few: CatalogueService,
  many: CatalogueService,
  size: number,
): Promise<[ListFigures, ListFigures]> {
  const read = async (
    catalogue: CatalogueService,
    list: (typeof LISTS)[number],
    far: number,
  ): Promise<number> => {
    const filter = list === "category and network" ? { categoryId: 1, network: "eth" } : {};
    const began = performance.now();
    await catalogue.browse({ ...filter, start: list === "far page" ? far : 0, count: PAGE, language: "en" });
    return performance.now() - began;
  };
  const times = LISTS.map(() => ({ few: [] as number[], many: [] as number[] }));
  for (let round = 0; round < READS; round += 1) {
    for (const [at, list] of LISTS.entries()) {
      times[at]?.few.push(await read(few, list, STEP));
      times[at]?.many.push(await read(many, list, Math.min(FAR_PAGE * STEP, size - PAGE)));
    }
  }
  const figures = (of: "few" | "many"): ListFigures =>
    Object.fromEntries(LISTS.map((list, at) => [list, median(times[at]?.[of] ?? [])])) as ListFigures;
  return [figures("few"), figures("many")];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
