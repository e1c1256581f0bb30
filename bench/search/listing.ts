/** Reads lists of imported DApps at two sizes. */
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { importBesideSite } from "./imported.ts";

const READS = 300;
const PAGE = 60;
const FAR_PAGE = 500;
const STEP = 40;

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
  } finally {
    for (const { remove } of stores) await remove();
  }
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
