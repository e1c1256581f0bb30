import type { RouterContextProvider } from "react-router";
import { categoryPath, HOT_CATEGORY_ID, type Network } from "#features/catalogue/model.ts";
import { networkMark, type NetworkMark } from "#features/catalogue/card.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import type { Language } from "#i18n/languages.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { loadContent } from "./load-content.ts";
import {
  fromTheTop,
  readStoreAddress,
  storePath,
  type CategoryName,
  type StoreAddress,
} from "./store-address.ts";

/** §3: other category types are for other clients. */
const SHOWN_TYPE = 0;

export interface NetworkEntry extends NetworkMark {
  /** The number of DApps of the chosen category on it; during a search, of its matches. */
  readonly count: number;
  /** Its key, chain id, symbol, former and other names, for the filter. */
  readonly names: string;
}

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const [categories, allNetworks] = await Promise.all([
    shownCategories(catalogue, request.language),
    catalogue.networks(),
  ]);
  // §3: deprecated networks are hidden.
  const living = allNetworks.filter(({ isDeprecated }) => !isDeprecated);
  const address = readStoreAddress(url.searchParams, { categories, networks: living });
  const [counted, hotSearches, content] = await Promise.all([
    countedNetworks(catalogue, living, address),
    catalogue.hotSearches(),
    loadContent(catalogue, { address, categories, language: request.language }),
  ]);
  return {
    ...frameOf(request, address, { categories, networks: living }),
    address,
    categories,
    networks: content.kind === "search" ? withMatches(counted, content.found.networkCounts) : counted,
    hotSearches: hotSearches.map(({ text }) => text),
    content,
  };
}

async function shownCategories(catalogue: CatalogueService, language: Language): Promise<CategoryName[]> {
  const categories = await catalogue.categories(language);
  return categories
    .filter(({ type }) => type === SHOWN_TYPE)
    .toSorted((a, b) => a.order - b.order)
    .map(({ hid, key, title }) => ({ hid, key, title }));
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
  const countIn = (counts: ReadonlyMap<string, number>, one: Network): number => counts.get(one.key) ?? 0;
  return networks
    .toSorted((a, b) => countIn(own, b) - countIn(own, a) || countIn(all, b) - countIn(all, a))
    .map((network) => ({
      ...networkMark(network),
      count: countIn(own, network),
      names: otherNames(network),
    }));
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

function frameOf(
  request: Parameters<typeof pageFrame>[0],
  address: StoreAddress,
  {
    categories,
    networks,
  }: { readonly categories: readonly CategoryName[]; readonly networks: readonly Network[] },
) {
  const { view, categoryId, key } = address;
  // Search results and favourites are not indexed.
  if (key !== "" || view === "favourites") return pageFrame(request, { seo: "dappstore", robots: "noindex" });
  const feeds = feedLinks(request.language, "dapps", request.translate("feeds.dapps.title"));
  const category = categories.find(({ hid }, index) => hid === categoryId && index > 0);
  const network = networks.find((one) => one.key === address.network);
  if (network) return networkFrame(request, address, { categories, category, network });
  if (!category) return pageFrame(request, { seo: "dappstore", feeds, place: "/dappstore" });
  const path = categoryPath(category);
  return pageFrame(request, {
    seo: "dappstoreCategory",
    values: { category: category.title },
    query: path.slice(path.indexOf("?")),
    feeds,
    place: "/dappstore",
    below: [{ name: category.title, path }],
  });
}

/** The DApps of a network have their own page, per category or for all. */
function networkFrame(
  request: Parameters<typeof pageFrame>[0],
  address: StoreAddress,
  {
    categories,
    category,
    network,
  }: {
    readonly categories: readonly CategoryName[];
    readonly category: CategoryName | undefined;
    readonly network: Network;
  },
) {
  const own = fromTheTop(address, { categoryId: category?.hid ?? 0, network: network.key });
  const path = storePath(own, { categories });
  const name = category ? `${category.title} · ${network.title}` : network.title;
  return pageFrame(request, {
    ...(category
      ? { seo: "dappstoreCategory" as const, values: { category: name } }
      : { seo: "dappstoreNetwork" as const, values: { network: name } }),
    query: path.slice(path.indexOf("?")),
    place: "/dappstore",
    below: [{ name, path }],
  });
}
