import type { RouterContextProvider } from "react-router";
import { HOT_CATEGORY_ID, type Category, type Network } from "#features/catalogue/model.ts";
import type { Kind } from "#features/catalogue/kinds.ts";
import type { RequiredFact } from "#features/catalogue/refine.ts";
import { networkMark } from "#features/catalogue/card.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import type { Language } from "#i18n/languages.ts";
import { pageRequestContext, servicesContext, type PageRequest } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { keepByObjects } from "#lib/identity/keep-by-objects.ts";
import { RecentMap } from "#lib/recent-map.ts";
import { isSameValue } from "#lib/identity/same-value.ts";
import { hasListings } from "./found.ts";
import { frameOfPlace, headingOf, readPlace, type ListPlace } from "./lists/list-place.ts";
import { loadContent, type Content } from "./load-content.ts";
import type { NetworkEntry, StoreState } from "./store-state.ts";
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

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { catalogue, usage } = context.get(servicesContext);
  const [allCategories, allNetworks] = await Promise.all([
    catalogue.categories(request.language),
    catalogue.networks(),
  ]);
  const categories = shownCategories(allCategories);
  const living = livingNetworks(allNetworks);
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
  const frame = place
    ? frameOfPlace(request, place)
    : pageFrame(request, { seo: "dappstore", robots: "noindex" });
  const state: StoreState = {
    title: frame.head.title,
    heading: place && headingOf(request, place),
    address,
    categories,
    networks: content.kind === "search" ? withMatches(counted, content.found.networkCounts) : counted,
    hotSearches: hotSearches.map(({ text }) => text),
    content,
  };
  // What a visitor typed is on no other page.
  return { ...frame, state: address.key === "" ? sharedState(state, request.language) : state };
}

interface SharedState {
  /** What every page gets. */
  readonly state: StoreState;
  /** The same as it was loaded last: of the same objects as the next one, until the data changes. */
  readonly last: StoreState;
}

/** As many lists as are read in a few minutes. */
const MAX_STATES = 200;
const states = new RecentMap<string, SharedState>(MAX_STATES);

/** The same object until something in it changes, so that its markup and its JSON are made once. */
function sharedState(last: StoreState, language: Language): StoreState {
  const key = language + JSON.stringify(last.address);
  const known = states.get(key);
  const state = known !== undefined && isSameValue(known.last, last) ? known.state : last;
  states.set(key, { state, last });
  return state;
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

/** §3: deprecated networks are hidden. */
const livingNetworks = keepByObjects((all: readonly Network[]) =>
  all.filter(({ isDeprecated }) => !isDeprecated),
);

const shownCategories = keepByObjects((all: readonly Category[]): CategoryName[] =>
  all
    .filter(({ type }) => type === SHOWN_TYPE)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, key, title }) => ({ id, key, title })),
);

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
  return sortedByCount(networks, own, all);
}

type Counts = ReadonlyMap<string, number>;

const sortedByCount = keepByObjects(
  (networks: readonly Network[], own: Counts, all: Counts): NetworkEntry[] =>
    networks
      .map((network) => ({
        network,
        count: own.get(network.key) ?? 0,
        total: all.get(network.key) ?? 0,
      }))
      .toSorted((a, b) => b.count - a.count || b.total - a.total)
      .map(({ network, count }) => ({ ...namedNetwork(network), count })),
);

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
