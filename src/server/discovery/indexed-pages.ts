/** Lists the pages for search engines, DApps and news included. */
import { slots } from "#brand/brand.ts";
import { listingPath, networkPath, type ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { ALL_CATEGORIES, MIN_INDEXED, storeListPath } from "#features/catalogue/listings/store-paths.ts";
import { categoryPath, dappPagePath, type Category } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import { collectionPath } from "#pages/collections.ts";
import { INDEXED_PATHS } from "#server/addresses/page-paths.ts";
import type { Services } from "#server/services.ts";
import { isOffered } from "#shell/navigation/offer.ts";
import { BLOCK_SIZE, type SitemapBlock, type SitemapEntry, type SitemapFile } from "./sitemap.ts";

type Pages = AsyncGenerator<readonly SitemapEntry[], void, undefined>;

const NEWS_PAGE = 500;

export const indexedPages = (services: Services, { language, block }: SitemapFile): Pages =>
  block === null ? pagesOf(services, language) : blockOf(services, block);

/** All blocks, in every language the same. */
export async function sitemapBlocks({ catalogue }: Services): Promise<SitemapBlock[]> {
  if (!isOffered("/dappstore")) return [];
  const [dapps, tokens, nfts] = await Promise.all([
    catalogue.listedBlocks(BLOCK_SIZE),
    catalogue.listingBlocks("token", BLOCK_SIZE),
    catalogue.listingBlocks("nft", BLOCK_SIZE),
  ]);
  return [
    ...dapps.map((number) => ({ kind: "dapps" as const, number })),
    ...tokens.map((_, number) => ({ kind: "tokens" as const, number })),
    ...nfts.map((_, number) => ({ kind: "nfts" as const, number })),
  ];
}

function blockOf(services: Services, { kind, number }: SitemapBlock): Pages {
  if (kind === "dapps") return dappsOf(services, number);
  return listingsOf(services, kind === "tokens" ? "token" : "nft", number);
}

async function* listingsOf({ catalogue }: Services, kind: ListingKind, block: number): Pages {
  const starts = await catalogue.listingBlocks(kind, BLOCK_SIZE);
  if (block >= starts.length) return;
  for await (const listings of catalogue.listingsInBlock(kind, starts[block], BLOCK_SIZE))
    yield listings.map((listing) => ({ path: listingPath(kind, listing) }));
}

async function* pagesOf({ catalogue, news, siteContent }: Services, language: Language): Pages {
  yield INDEXED_PATHS.map((path) => ({ path }));
  yield slots.policies.map(({ name }) => ({ path: `/policy/${name}` }));
  yield (await catalogue.networks()).map(({ key }) => ({ path: networkPath(key) }));
  if (isOffered("/dappstore")) {
    yield await storeLists(catalogue, language);
    yield (await siteContent.collections()).map((one) => ({ path: collectionPath(one) }));
  }
  for (let start = 0; ; start += NEWS_PAGE) {
    const { articles } = await news.list({ start, count: NEWS_PAGE, language });
    if (articles.length === 0) return;
    yield articles.map(({ id, changedAt, languages }) => ({ path: `/news/${id}`, changedAt, languages }));
  }
}

async function storeLists(catalogue: Services["catalogue"], language: Language): Promise<SitemapEntry[]> {
  const categories = (await catalogue.categories(language)).filter(({ type }) => type === 0);
  // The first category is the store's own address.
  const others = categories.slice(1);
  const own = others.map((category) => ({ path: categoryPath(category) }));
  return [...own, ...(await networkLists(catalogue, others))];
}

/** The DApps of each network, of all categories and of each. */
async function networkLists(
  catalogue: Services["catalogue"],
  categories: readonly Pick<Category, "id" | "key">[],
): Promise<SitemapEntry[]> {
  const alive = (await catalogue.networks()).filter(({ isDeprecated }) => !isDeprecated);
  const lists = [ALL_CATEGORIES, ...categories].map(async (category) => {
    const counts = await catalogue.countsByNetwork(category.id);
    return alive
      .filter(({ key }) => (counts.get(key) ?? 0) >= MIN_INDEXED)
      .map(({ key }) => ({ path: storeListPath(category, key) }));
  });
  return (await Promise.all(lists)).flat();
}

async function* dappsOf({ catalogue }: Services, block: number): Pages {
  for await (const listed of catalogue.listedInBlock(block, BLOCK_SIZE))
    yield listed.map(({ id, changedAt }) => ({ path: dappPagePath(id), changedAt }));
}
