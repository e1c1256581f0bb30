import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import type { Category, Dapp, HotSearch, Network, TokenStandards } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import {
  browse,
  byIds,
  countDapps,
  countsByNetwork,
  dapp,
  related,
  search,
  successorOf,
  type BrowseInput,
  type SearchInput,
} from "./browse.ts";
import { cards, newDappsSince, teaser } from "./cards.ts";
import type { CatalogueDeps } from "./deps.ts";
import {
  changedAt,
  createTokenLists,
  listedBlocks,
  listedInBlock,
  listedRecords,
  listingNews,
} from "./open-data/open-data.ts";
import type { ListingKey } from "./listing-store.ts";
import {
  dappsUsing,
  formerListing,
  history,
  listing,
  nfts,
  tokens,
  type ListingQuery,
} from "./listings/listings.ts";
import { allNfts, allTokens, createListingBlocks, listingsInBlock } from "./listings/all-listings.ts";
import { searchStore } from "./listings/search-store.ts";
import { dappHistory } from "./listings/dapp-history.ts";
import { refinements, type DappFilter } from "./lists/refined-lists.ts";
import { promotions, type PromotionInput } from "./front/promotions.ts";
import {
  homeSections,
  latest,
  sectionMore,
  sectionTitle,
  type LatestInput,
  type SectionWindow,
} from "./sections.ts";
import { knownTokens, standardsOf, type TokenQuestion } from "./listings/token-standards.ts";

/** All types; clients show type 0 (§3). */
async function categories({ snapshots }: CatalogueDeps, language: Language): Promise<Category[]> {
  const snapshot = await snapshots.current();
  return snapshot.categories.map(({ id, key, order, type, title }) => ({
    id,
    key,
    order,
    type,
    title: title[language],
  }));
}

const networks = async ({ snapshots }: CatalogueDeps): Promise<readonly Network[]> =>
  (await snapshots.current()).networks;

const tokenStandards = async (deps: CatalogueDeps): Promise<TokenStandards> =>
  standardsOf(await networks(deps));

const hotSearches = async ({ snapshots }: CatalogueDeps): Promise<readonly HotSearch[]> =>
  (await snapshots.current()).hotSearches;

export type CatalogueService = ReturnType<typeof createCatalogueService>;

export const createCatalogueService = (deps: CatalogueDeps) => ({
  browse: (input: BrowseInput) => browse(deps, input),
  count: (filter: DappFilter) => countDapps(deps, filter),
  /** Whether enough DApps were opened to sort by it. */
  hasTrending: async () => (await deps.trending()).length > 0,
  refinements: (filter: DappFilter) => refinements(deps, filter),
  countsByNetwork: (categoryId: number) => countsByNetwork(deps, categoryId),
  search: (input: SearchInput) => search(deps, input),
  /** With tokens and NFT collections. */
  searchStore: (input: SearchInput) => searchStore(deps, input),
  dapp: (id: number, language: Language) => dapp(deps, id, language),
  successorOf: (id: number) => successorOf(deps, id),
  byIds: (ids: readonly number[], language: Language) => byIds(deps, ids, language),
  related: (self: Dapp, language: Language, limit?: number) => related(deps, self, language, limit),
  cards: (dapps: readonly Dapp[], language: Language) => cards(deps, dapps, language),
  newDappsSince: () => newDappsSince(deps),
  teaser: (language: Language, count: number) => teaser(deps, language, count),
  latest: (input: LatestInput) => latest(deps, input),
  categories: (language: Language) => categories(deps, language),
  networks: () => networks(deps),
  tokenStandards: () => tokenStandards(deps),
  homeSections: (language: Language, perSection?: number) => homeSections(deps, language, perSection),
  sectionTitle: (id: number, language: Language) => sectionTitle(deps, id, language),
  sectionMore: (id: number, window: SectionWindow) => sectionMore(deps, id, window),
  hotSearches: () => hotSearches(deps),
  promotions: (input: PromotionInput) => promotions(deps, input),
  knownTokens: (questions: readonly TokenQuestion[]) => knownTokens(deps, questions),
  tokensOf: (id: number) => deps.store.tokensOf(id),
  allTokens: () => allTokens(deps),
  tokenList: createTokenLists(deps),
  allNfts: () => allNfts(deps),
  tokens: (query: ListingQuery) => tokens(deps, query),
  nfts: (query: ListingQuery) => nfts(deps, query),
  listing: (kind: ListingKind, key: ListingKey) => listing(deps, kind, key),
  formerListing: (kind: ListingKind, key: ListingKey) => formerListing(deps, kind, key),
  listingHistory: (kind: ListingKind, key: ListingKey) => history(deps, kind, key),
  dappHistory: (one: Dapp) => dappHistory(deps, one),
  /** The new contract of a listing that moved. */
  movedTo: (kind: ListingKind, key: ListingKey) => deps.store.movedTo(kind, key),
  /** The former contracts of a listing, the newest first. */
  movedFrom: (kind: ListingKind, key: ListingKey) => deps.store.movedFrom(kind, key),
  dappsUsing: (key: ListingKey & { readonly dappId?: number | null }, language: Language) =>
    dappsUsing(deps, key, language),
  listingBlocks: createListingBlocks(deps),
  listingsInBlock: (kind: ListingKind, start: ListingKey | undefined, size: number) =>
    listingsInBlock(deps, kind, start, size),
  listedRecords: () => listedRecords(deps),
  changedAt: () => changedAt(deps),
  listedBlocks: (size: number) => listedBlocks(deps, size),
  listedInBlock: (block: number, size: number) => listedInBlock(deps, block, size),
  listingNews: (language: Language) => listingNews(deps, language),
  /** Changes with every change of the catalogue. */
  dataVersion: async () => (await deps.snapshots.current()).version,
  /** Called when the data may have changed; returns whether it had. */
  refresh: () => deps.snapshots.refresh(),
});
