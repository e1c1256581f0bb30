/** The state of the store at one address: the props of its island, which the server provides for every address. */
import type { NetworkMark } from "#features/catalogue/card.ts";
import { PAGE_STEP } from "#features/catalogue/model.ts";
import type { ListHeading } from "./lists/list-place.ts";
import type { Content } from "./load-content.ts";
import type { CategoryName, StoreAddress } from "./store-address.ts";

export interface NetworkEntry extends NetworkMark {
  /** The number of DApps of the chosen category on it; during a search, of its matches. */
  readonly count: number;
  /** Its key, chain id, symbol, former and other names, for the filter. */
  readonly names: string;
}

export interface StoreState {
  /** The document's title. */
  readonly title: string;
  /** Null for the store itself, searches and favourites. */
  readonly heading: ListHeading | null;
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly networks: readonly NetworkEntry[];
  readonly hotSearches: readonly string[];
  readonly content: Content;
}

/** Appends the next page. The store may have changed between the two, so duplicates are removed. */
export function appendPage(state: StoreState, { content: next }: Pick<StoreState, "content">): StoreState {
  const { content, address } = state;
  if (content.kind === "favourites" || next.kind === "favourites") return state;
  const known = new Set(content.results.dapps.map(({ id }) => id));
  const fresh = next.results.dapps.filter(({ id }) => !known.has(id));
  return {
    ...state,
    address: { ...address, count: address.count + PAGE_STEP },
    content: { ...content, results: { ...next.results, dapps: [...content.results.dapps, ...fresh] } },
  };
}
