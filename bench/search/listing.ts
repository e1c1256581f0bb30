/** Reads lists of imported DApps at two catalogue sizes, then imports a few more. */
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { importBesideSite, type ImportedCatalogue } from "./imported.ts";

const READS = 300;
const PAGE = 60;
const FAR_PAGE = 500;
const STEP = 40;
const MORE_ROWS = [1, 60, 1_000, 5_000, 20_000];
const FILE_READS = 5;
const FILES = ["/sitemap.xml", "/sitemaps/en.xml", "/sitemaps/en-dapps-4.xml", "/data/dapps.json"];

export async function runListing(sizes: readonly [small: number, large: number]): Promise<void> {
  const [small, large] = sizes;
  const stores = [await importBesideSite(small), await importBesideSite(large)] as const;
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
    console.log(`\nMore rows into ${large.toLocaleString("en")} DApps:`);
    for (const rows of MORE_ROWS.filter((more) => more < large)) {
      const { tookMs, longestVisitMs } = await stores[1].importMore(rows);
      console.log(
        `  ${String(rows).padStart(6)} rows: ${tookMs.toFixed(0)} ms, ${(tookMs / rows).toFixed(2)} ms each; ` +
          `the longest visit meanwhile ${longestVisitMs.toFixed(0)} ms`,
      );
    }
    console.log(`\nHow long a file holds the site, ${FILE_READS} reads each:`);
    for (const path of FILES) console.log(`  ${path.padEnd(28)} ${await holdsOf(stores[1], path)}`);
  } finally {
    for (const { remove } of stores) await remove();
  }
}

async function holdsOf(store: ImportedCatalogue, path: string): Promise<string> {
  const holds: number[] = [];
  for (let read = 0; read < FILE_READS; read += 1) holds.push(await store.holdOf(path));
  return `${median(holds).toFixed(0)} ms, at most ${Math.max(...holds).toFixed(0)} ms`;
}

const LISTS = ["category and network", "first page", "far page"] as const;

type ListFigures = Record<(typeof LISTS)[number], number>;

/** The two sizes alternate, so that other load on the machine affects both. */
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
