/** The store's state is its address: what is read from it, and what a link to another state says. */
import { MAX_KEY_LENGTH, PAGE_STEP, type Category } from "#features/catalogue/model.ts";

export interface StoreAddress {
  /** `list` is what the front page begins: its category in full. */
  readonly view: "store" | "list" | "favourites";
  /** 0 is all of them. */
  readonly categoryId: number;
  /** A network's key; null is all of them. */
  readonly network: string | null;
  readonly key: string;
  /** A shelf of the front page, shown whole. */
  readonly sectionId: number | null;
  readonly start: number;
  /** How many are shown from there on: a reader who loaded more finds the same after a reload. */
  readonly count: number;
}

/** The parameters that make the page, for its `handle`. */
export const STORE_QUERY = [
  "category_id",
  "category",
  "chain",
  "key",
  "section_id",
  "view",
  "start",
  "count",
] as const;

export type CategoryName = Pick<Category, "hid" | "key" | "title">;

export interface KnownNames {
  /** Those that are shown, the first one first (§3: it is selected where the address names none). */
  readonly categories: readonly CategoryName[];
  readonly networks: readonly { readonly key: string }[];
}

/** A page longer than this goes on at a page of its own. */
export const MAX_SHOWN = 12 * PAGE_STEP;

/** No number of an address is larger. */
const MAX_NUMBER = 10_000_000;

const ALL_CATEGORIES = 0;

const OTHER_VIEWS = ["list", "favourites"] as const;

/** What cannot be meant is taken for what is shown without it: an address never fails. */
export function readStoreAddress(query: URLSearchParams, known: KnownNames): StoreAddress {
  const key = cleanKey(query.get("key") ?? "");
  const network = query.get("chain");
  const sectionId = wholeNumber(query.get("section_id"), MAX_NUMBER);
  return {
    view: OTHER_VIEWS.find((view) => view === query.get("view")) ?? "store",
    categoryId: categoryOf(query, known.categories) ?? (key === "" ? firstOf(known) : ALL_CATEGORIES),
    network: known.networks.some((one) => one.key === network) ? network : null,
    key,
    sectionId: key === "" ? sectionId : null,
    start: wholeNumber(query.get("start"), MAX_NUMBER) ?? 0,
    count: shownCount(wholeNumber(query.get("count"), MAX_SHOWN) ?? PAGE_STEP),
  };
}

const firstOf = ({ categories }: KnownNames): number => categories[0]?.hid ?? ALL_CATEGORIES;

/** By its number, else by its name; 0 is all of them. */
function categoryOf(query: URLSearchParams, categories: readonly CategoryName[]): number | undefined {
  const id = wholeNumber(query.get("category_id"), MAX_NUMBER);
  if (id === ALL_CATEGORIES) return ALL_CATEGORIES;
  const name = query.get("category")?.toLowerCase();
  return categories.find(({ hid, key }) => (id === null ? key.toLowerCase() === name : hid === id))?.hid;
}

/** One line of readable characters, as long as the search takes. */
const cleanKey = (typed: string): string =>
  typed
    .slice(0, 2 * MAX_KEY_LENGTH)
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MAX_KEY_LENGTH);

function wholeNumber(text: string | null, max: number): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Math.min(Number(text), max) : null;
}

const shownCount = (asked: number): number => Math.max(PAGE_STEP, Math.ceil(asked / PAGE_STEP) * PAGE_STEP);

/** The path of a state, without the language: only what differs from the bare address is named. */
export function storePath(address: StoreAddress, known: Pick<KnownNames, "categories">): string {
  const { view, network, key, sectionId, start, count } = address;
  const query = new URLSearchParams();
  if (view === "favourites") query.set("view", view);
  else if (sectionId !== null) query.set("section_id", String(sectionId));
  else nameCategory(query, address, known.categories);
  if (view === "list") query.set("view", view);
  if (network !== null) query.set("chain", network);
  if (key !== "") query.set("key", key);
  if (start > 0) query.set("start", String(start));
  if (count > PAGE_STEP) query.set("count", String(count));
  return query.size > 0 ? `/dappstore?${query}` : "/dappstore";
}

function nameCategory(
  query: URLSearchParams,
  { categoryId, key }: StoreAddress,
  categories: readonly CategoryName[],
): void {
  // A search is in all categories unless it says otherwise.
  if (key !== "" && categoryId === ALL_CATEGORIES) return;
  const named = categories.find(({ hid }) => hid === categoryId);
  query.set("category_id", String(categoryId));
  query.set("category", named?.key ?? "all");
}

/** Another choice begins at the top again. */
export const fromTheTop = (address: StoreAddress, change: Partial<StoreAddress>): StoreAddress => ({
  ...address,
  view: "store",
  sectionId: null,
  start: 0,
  count: PAGE_STEP,
  ...change,
});

/** §4: the next page begins where this one ends, by steps of 40. */
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
