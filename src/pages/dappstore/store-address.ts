/** The store's state is its URL: reads it from an address and writes links to other states. */
import { isKind, type Kind } from "#features/catalogue/kinds.ts";
import { cleanSearchKey, PAGE_STEP, type Category } from "#features/catalogue/model.ts";
import { REQUIRED_FACTS, SORTS, type RequiredFact, type Sort } from "#features/catalogue/refine.ts";

export interface StoreAddress {
  /** `list` is the whole category that the front page shows the beginning of. */
  readonly view: "store" | "list" | "favourites";
  /** 0 means all. */
  readonly categoryId: number;
  /** A network's key; null means all. */
  readonly network: string | null;
  readonly key: string;
  /** A section of the front page, shown whole. */
  readonly sectionId: number | null;
  /** Searches are always sorted by relevance. */
  readonly sort: Sort;
  readonly kind: Kind | null;
  /** Facts that every DApp of the list must have. */
  readonly facts: readonly RequiredFact[];
  readonly start: number;
  /** How many are shown from there on, so that a reload restores the same list. */
  readonly count: number;
}

/** The query parameters of the page, for its `handle`. */
export const STORE_QUERY = [
  "category_id",
  "category",
  "chain",
  "key",
  "section_id",
  "view",
  "sort",
  "kind",
  "facts",
  "start",
  "count",
] as const;

export type CategoryName = Pick<Category, "id" | "key" | "title">;

export interface KnownNames {
  /** The visible categories; the first is the default (§3). */
  readonly categories: readonly CategoryName[];
  readonly networks: readonly { readonly key: string }[];
}

/** A longer list continues on its own page. */
export const MAX_SHOWN = 12 * PAGE_STEP;

/** The maximum of all numbers in an address. */
const MAX_NUMBER = 10_000_000;

const ALL_CATEGORIES = 0;
const [DEFAULT_SORT] = SORTS;

const OTHER_VIEWS = ["list", "favourites"] as const;

/** Invalid parameters fall back to their defaults. */
export function readStoreAddress(query: URLSearchParams, known: KnownNames): StoreAddress {
  const key = cleanSearchKey(query.get("key") ?? "");
  const network = query.get("chain");
  const sectionId = wholeNumber(query.get("section_id"), MAX_NUMBER);
  const kind = query.get("kind") ?? "";
  const facts = query.get("facts")?.split(",", REQUIRED_FACTS.length) ?? [];
  return {
    view: OTHER_VIEWS.find((view) => view === query.get("view")) ?? "store",
    categoryId: categoryOf(query, known.categories) ?? (key === "" ? firstOf(known) : ALL_CATEGORIES),
    network: known.networks.some((one) => one.key === network) ? network : null,
    key,
    sectionId: key === "" ? sectionId : null,
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? DEFAULT_SORT,
    kind: isKind(kind) ? kind : null,
    facts: REQUIRED_FACTS.filter((fact) => facts.includes(fact)),
    start: wholeNumber(query.get("start"), MAX_NUMBER) ?? 0,
    count: shownCount(query),
  };
}

const firstOf = ({ categories }: KnownNames): number => categories[0]?.id ?? ALL_CATEGORIES;

/** Finds the category by id, otherwise by name; 0 means all. */
function categoryOf(query: URLSearchParams, categories: readonly CategoryName[]): number | undefined {
  const id = wholeNumber(query.get("category_id"), MAX_NUMBER);
  if (id === ALL_CATEGORIES) return ALL_CATEGORIES;
  const name = query.get("category")?.toLowerCase();
  return categories.find((one) => (id === null ? one.key.toLowerCase() === name : one.id === id))?.id;
}

function wholeNumber(text: string | null, max: number): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Math.min(Number(text), max) : null;
}

/** The shown count, in whole steps. */
function shownCount(query: URLSearchParams): number {
  const asked = wholeNumber(query.get("count"), MAX_SHOWN) ?? PAGE_STEP;
  return Math.max(PAGE_STEP, Math.ceil(asked / PAGE_STEP) * PAGE_STEP);
}

/** The path of a state, without the language. Only parameters that differ from the default are written. */
export function storePath(address: StoreAddress, known: Pick<KnownNames, "categories">): string {
  const { view, network, key, sectionId, sort, kind, facts, start, count } = address;
  const query = new URLSearchParams();
  if (view === "favourites") query.set("view", view);
  else if (sectionId !== null) query.set("section_id", String(sectionId));
  else nameCategory(query, address, known.categories);
  if (view === "list") query.set("view", view);
  if (network !== null) query.set("chain", network);
  if (key !== "") query.set("key", key);
  if (sort !== DEFAULT_SORT) query.set("sort", sort);
  if (kind !== null) query.set("kind", kind);
  if (facts.length > 0) query.set("facts", facts.join(","));
  if (start > 0) query.set("start", String(start));
  if (count > PAGE_STEP) query.set("count", String(count));
  return query.size > 0 ? `/dappstore?${query}` : "/dappstore";
}

function nameCategory(
  query: URLSearchParams,
  { categoryId, key }: StoreAddress,
  categories: readonly CategoryName[],
): void {
  // A search covers all categories by default.
  if (key !== "" && categoryId === ALL_CATEGORIES) return;
  const named = categories.find(({ id }) => id === categoryId);
  query.set("category_id", String(categoryId));
  query.set("category", named?.key ?? "all");
}

/** Another list starts at the top again, in the same order; its kinds and facts are other ones. */
export const fromTheTop = (address: StoreAddress, change: Partial<StoreAddress>): StoreAddress => ({
  ...address,
  view: "store",
  sectionId: null,
  kind: null,
  facts: [],
  start: 0,
  count: PAGE_STEP,
  ...change,
});

/** The same list, sorted or filtered in another way. */
export const refined = (
  address: StoreAddress,
  change: Partial<Pick<StoreAddress, "sort" | "kind" | "facts">>,
): StoreAddress => ({ ...address, start: 0, count: PAGE_STEP, ...change });

/** Whether fewer DApps are shown than the list has. */
export const isFiltered = ({ kind, facts }: Pick<StoreAddress, "kind" | "facts">): boolean =>
  kind !== null || facts.length > 0;

/** §4: the next page starts where this one ends, in steps of 40. */
export const nextPage = (address: StoreAddress): StoreAddress => ({
  ...address,
  start: address.start + address.count,
  count: PAGE_STEP,
});

export const previousPage = (address: StoreAddress): StoreAddress => ({
  ...address,
  start: Math.max(0, address.start - PAGE_STEP),
  count: PAGE_STEP,
});
