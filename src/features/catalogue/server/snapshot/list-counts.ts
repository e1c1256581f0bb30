import type { Places } from "#features/catalogue/server/rows.ts";

/**
 * How many DApps each list has. They are counted while the search index is built, which reads all DApps anyway: with
 * 100,000 of them a query over their places blocks the event loop for 30 ms per category.
 */
export class ListCounts {
  readonly #byCategory = new Map<number, Map<number, number>>();

  add({ categoryIds, networkIds }: Pick<Places, "categoryIds" | "networkIds">): void {
    for (const category of categoryIds) {
      const counts = this.#byCategory.get(category) ?? new Map<number, number>();
      for (const network of networkIds) counts.set(network, (counts.get(network) ?? 0) + 1);
      this.#byCategory.set(category, counts);
    }
  }

  /** By network id. */
  of(categoryId: number): ReadonlyMap<number, number> {
    return this.#byCategory.get(categoryId) ?? new Map();
  }
}
