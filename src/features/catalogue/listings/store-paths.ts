/** The addresses of the store's lists that have a page of their own, without the language. */
import { categoryPath, type Category } from "#features/catalogue/model.ts";

/** A network's list with fewer DApps says nothing that their own pages do not say; search engines leave it out. */
export const MIN_INDEXED = 3;

/** The DApps of a category on a network. */
export const storeListPath = (category: Pick<Category, "id" | "key">, network: string): string =>
  `${categoryPath(category)}&${new URLSearchParams({ chain: network })}`;

export const ALL_CATEGORIES = { id: 0, key: "all" } as const;

/** All DApps of a network. */
export const networkDappsPath = (network: string): string => storeListPath(ALL_CATEGORIES, network);
