import type { RouterContextProvider } from "react-router";
import { HOT_CATEGORY_ID, type Network } from "#features/catalogue/model.ts";
import type { Kind } from "#features/catalogue/kinds.ts";
import type { RequiredFact } from "#features/catalogue/refine.ts";
import { networkMark, type NetworkMark } from "#features/catalogue/card.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import type { Language } from "#i18n/languages.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { hasListings } from "./found.ts";
import { frameOfPlace, headingOf, readPlace, type ListPlace } from "./lists/list-place.ts";
import { loadContent, type Content } from "./load-content.ts";
import { isFiltered, readStoreAddress, type CategoryName, type StoreAddress } from "./store-address.ts";

/** §3: other category types are for other clients. */
const SHOWN_TYPE = 0;

const FACT_LABELS = {
  audited: "dappstore.card.audited",
  proven: "dappstore.refine.proven",
  contracts: "dappstore.refine.contracts",
  mobile: "dappstore.refine.mobile",
  tokenless: "dappstore.refine.tokenless",
} as const satisfies Record<RequiredFact, string>;

export interface NetworkEntry extends NetworkMark {
  /** The number of DApps of the chosen category on it; during a search, of its matches. */
  readonly count: number;
  /** Its key, chain id, symbol, former and other names, for the filter. */
  readonly names: string;
}

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { catalogue, usage } = context.get(servicesContext);
  const [categories, allNetworks] = await Promise.all([
    shownCategories(catalogue, request.language),
    catalogue.networks(),
  ]);
  // §3: deprecated networks are hidden.
  const living = allNetworks.filter(({ isDeprecated }) => !isDeprecated);
  const address = readStoreAddress(url.searchParams, { categories, networks: living });
  const kindLabel = (kind: Kind): string => request.translateKey(`kinds.${kind}.label`);
  const factLabel = (fact: RequiredFact): string => request.translateKey(FACT_LABELS[fact]);
  const [counted, hotSearches, place, content] = await Promise.all([
    countedNetworks(catalogue, living, address),
    catalogue.hotSearches(),
    placeOf(catalogue, request, address, { categories, networks: living }),
    loadContent(catalogue, { address, categories, language: request.language, kindLabel, factLabel }),
  ]);
  if (isMiss(address, content)) usage.countMiss(address.key, request.language);
  return {
    ...(place ? frameOfPlace(request, place) : pageFrame(request, { seo: "dappstore", robots: "noindex" })),
    heading: place && headingOf(request, place),
    address,
    categories,
    networks: content.kind === "search" ? withMatches(counted, content.found.networkCounts) : counted,
    hotSearches: hotSearches.map(({ text }) => text),
    content,
  };
}

/** A search of the whole store that found nothing. */
const isMiss = ({ network, categoryId, start, ...address }: StoreAddress, content: Content): boolean =>
  content.kind === "search" &&
  content.results.total === 0 &&
  content.found.website === null &&
  !hasListings(content.found) &&
  network === null &&
  categoryId === 0 &&
  start === 0 &&
  !isFiltered(address);

async function shownCategories(catalogue: CatalogueService, language: Language): Promise<CategoryName[]> {
  const categories = await catalogue.categories(language);
  return categories
    .filter(({ type }) => type === SHOWN_TYPE)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, key, title }) => ({ id, key, title }));
}

/** Sorted by the number of DApps, so that popular networks come first. */
async function countedNetworks(
  catalogue: CatalogueService,
  networks: readonly Network[],
  { categoryId, key }: StoreAddress,
): Promise<NetworkEntry[]> {
  const isAll = key !== "" || categoryId === HOT_CATEGORY_ID;
  const [all, own] = await Promise.all([
    catalogue.countsByNetwork(0),
    catalogue.countsByNetwork(isAll ? 0 : categoryId),
  ]);
  return networks
    .map((network) => ({
      network,
      count: own.get(network.key) ?? 0,
      total: all.get(network.key) ?? 0,
    }))
    .toSorted((a, b) => b.count - a.count || b.total - a.total)
    .map(({ network, count }) => ({ ...namedNetwork(network), count }));
}

/** By the network, which is the same object until the catalogue changes. */
const namedNetworks = new WeakMap<Network, Omit<NetworkEntry, "count">>();

function namedNetwork(network: Network): Omit<NetworkEntry, "count"> {
  const known = namedNetworks.get(network) ?? { ...networkMark(network), names: otherNames(network) };
  namedNetworks.set(network, known);
  return known;
}

/** During a search the networks are counted by its matches. */
const withMatches = (
  networks: readonly NetworkEntry[],
  counts: Readonly<Record<string, number>>,
): NetworkEntry[] => networks.map((network) => ({ ...network, count: counts[network.key] ?? 0 }));

const otherNames = ({ key, chainId, symbol, formerNames, aliases }: Network): string =>
  [key, ...(isShort(chainId) ? [chainId] : []), symbol, ...formerNames, ...aliases].join("|");

/** Longer ids, such as hashes of 64 digits, are not typed by hand. */
const MAX_CHAIN_ID = 20;
const isShort = (chainId: string | null): chainId is string =>
  chainId !== null && chainId.length <= MAX_CHAIN_ID;

/** Search results and favourites have no page of their own. */
async function placeOf(
  catalogue: CatalogueService,
  request: PageRequest,
  { view, key, sectionId, ...address }: StoreAddress,
  {
    categories,
    networks,
  }: { readonly categories: readonly CategoryName[]; readonly networks: readonly Network[] },
): Promise<ListPlace | null> {
  if (key !== "" || view === "favourites") return null;
  // The first category is the store itself.
  const category = categories.find(({ id }, index) => id === address.categoryId && index > 0) ?? null;
  const network = networks.find((one) => one.key === address.network) ?? null;
  return readPlace(catalogue, request, sectionId === null ? { category, network } : NO_LIST);
}

const NO_LIST = { category: null, network: null };
