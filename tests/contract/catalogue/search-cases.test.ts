/** Real queries over our own catalogue, and what must come first. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Dapp } from "#features/catalogue/model.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openCatalogue, seed } from "./seeded.ts";

interface SearchCase {
  readonly query: string;
  readonly lang: string;
  readonly type: string;
  /** One of these must be the first result. */
  readonly first?: readonly string[];
  /** The first `within` results must belong here, and at least this many must be found. */
  readonly category?: string;
  readonly network?: string;
  readonly within?: number;
  readonly atLeast?: number;
  readonly none?: true;
}

const CASES = JSON.parse(
  readFileSync(new URL("search-cases.json", import.meta.url), "utf8"),
) as readonly SearchCase[];

describe.each(engines.slice(0, 1))("search over our own catalogue on $name", ({ open }) => {
  let test: TestDatabase;
  let catalogue: CatalogueService;
  let categoryIds: ReadonlyMap<string, number>;

  beforeAll(async () => {
    test = await open();
    await seed(test.db);
    catalogue = openCatalogue(test.db);
    categoryIds = new Map((await catalogue.categories("en")).map(({ key, id }) => [key, id]));
  });
  afterAll(() => test.close());

  const belongs = ({ category, network }: SearchCase, dapp: Dapp): boolean =>
    category
      ? dapp.categoryIds.includes(categoryIds.get(category) ?? 0)
      : dapp.networks.includes(network ?? "");

  it("has at least 150 cases", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(150);
  });

  /** Empty if everything is as expected. */
  function complaints(one: SearchCase, total: number, dapps: readonly Dapp[]): string[] {
    const titles = dapps.map(({ title }) => title);
    if (one.none) return titles;
    if (one.first) return one.first.includes(titles[0] ?? "") ? [] : [`first is ${titles[0]}`];
    const few = total < (one.atLeast ?? 1) ? [`only ${total} found`] : [];
    return [
      ...few,
      ...dapps
        .slice(0, one.within)
        .filter((dapp) => !belongs(one, dapp))
        .map(({ title }) => title),
    ];
  }

  it.each(CASES)("$type: $query", async (one) => {
    const { total, dapps } = await catalogue.search({ key: one.query, count: 10, language: "en" });
    expect(complaints(one, total, dapps)).toEqual([]);
  });
});
