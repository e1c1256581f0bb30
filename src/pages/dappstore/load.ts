import type { RouterContextProvider } from "react-router";
import { categoryPath, HOT_CATEGORY_ID, type Network } from "#features/catalogue/model.ts";
import { networkMark, type NetworkMark } from "#features/catalogue/card.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import type { Language } from "#i18n/languages.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { loadContent } from "./load-content.ts";
import { readStoreAddress, type CategoryName, type StoreAddress } from "./store-address.ts";

/** §3: other types of categories are for other clients. */
const SHOWN_TYPE = 0;

export interface NetworkEntry extends NetworkMark {
  /** DApps of the chosen category on it; null while a search is shown, which has counts of its own. */
  readonly count: number | null;
}

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { catalogue } = context.get(servicesContext);
  const [categories, allNetworks] = await Promise.all([
    shownCategories(catalogue, request.language),
    catalogue.networks(),
  ]);
  // §3: clients drop the networks that have ended.
  const living = allNetworks.filter(({ isDeprecated }) => !isDeprecated);
  const address = readStoreAddress(url.searchParams, { categories, networks: living });
  const [networks, hotSearches, content] = await Promise.all([
    countedNetworks(catalogue, living, address),
    catalogue.hotSearches(),
    loadContent(catalogue, { address, categories, language: request.language }),
  ]);
  return {
    ...frameOf(request, address, categories),
    address,
    categories,
    networks,
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

/** Those with the most DApps first, so that the ones people look for stand at the top. */
async function countedNetworks(
  catalogue: CatalogueService,
  networks: readonly Network[],
  { categoryId, key }: StoreAddress,
): Promise<NetworkEntry[]> {
  const isAll = key !== "" || categoryId === 0 || categoryId === HOT_CATEGORY_ID;
  const counted = await Promise.all(
    networks.map(async (network) => {
      const all = await catalogue.count({ network: network.key });
      const count = isAll ? all : await catalogue.count({ categoryId, network: network.key });
      return { all, count, mark: networkMark(network) };
    }),
  );
  return counted
    .toSorted((a, b) => b.count - a.count || b.all - a.all)
    .map(({ count, mark }) => ({ ...mark, count: key === "" ? count : null }));
}

function frameOf(
  request: Parameters<typeof pageFrame>[0],
  { view, categoryId, key }: StoreAddress,
  categories: readonly CategoryName[],
) {
  // What somebody typed, and what only one browser knows, is nothing for search engines.
  if (key !== "" || view === "favourites") return pageFrame(request, { seo: "dappstore", robots: "noindex" });
  const feeds = feedLinks(request.language, "dapps", request.translate("feeds.dapps.title"));
  const category = categories.find(({ hid }, index) => hid === categoryId && index > 0);
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
