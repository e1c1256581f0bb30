import type { Category, Dapp, HotSearch, Network, TokenStandards } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import {
  browse,
  byIds,
  countDapps,
  dapp,
  related,
  search,
  successorOf,
  suggest,
  type BrowseInput,
  type DappFilter,
  type SearchInput,
} from "./browse.ts";
import { cards, teaser } from "./cards.ts";
import type { CatalogueDeps } from "./deps.ts";
import { createTokenLists, listedRecords, listingNews } from "./open-data/open-data.ts";
import { promotions, type PromotionInput } from "./promotions.ts";
import { homeSections, latest, sectionMore, type LatestInput, type SectionWindow } from "./sections.ts";
import { knownTokens, standardsOf, type TokenQuestion } from "./tokens.ts";

/** All types; clients show type 0 (§3). */
async function categories({ snapshots }: CatalogueDeps, language: Language): Promise<Category[]> {
  const snapshot = await snapshots.current();
  return snapshot.categories.map(({ hid, key, order, type, title }) => ({
    hid,
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
  search: (input: SearchInput) => search(deps, input),
  suggest: (input: Omit<SearchInput, "start" | "count">) => suggest(deps, input),
  dapp: (hid: number, language: Language) => dapp(deps, hid, language),
  successorOf: (hid: number) => successorOf(deps, hid),
  byIds: (hids: readonly number[], language: Language) => byIds(deps, hids, language),
  related: (hid: number, language: Language, limit?: number) => related(deps, hid, language, limit),
  cards: (dapps: readonly Dapp[], language: Language) => cards(deps, dapps, language),
  teaser: (language: Language, count: number) => teaser(deps, language, count),
  latest: (input: LatestInput) => latest(deps, input),
  categories: (language: Language) => categories(deps, language),
  networks: () => networks(deps),
  tokenStandards: () => tokenStandards(deps),
  homeSections: (language: Language, perSection?: number) => homeSections(deps, language, perSection),
  sectionMore: (hid: number, window: SectionWindow) => sectionMore(deps, hid, window),
  hotSearches: () => hotSearches(deps),
  promotions: (input: PromotionInput) => promotions(deps, input),
  knownTokens: (questions: readonly TokenQuestion[]) => knownTokens(deps, questions),
  tokensOf: (hid: number) => deps.store.tokensOf(hid),
  allTokens: () => deps.store.allTokens(),
  tokenList: createTokenLists(deps),
  nfts: () => deps.store.allNfts(),
  listedRecords: () => listedRecords(deps),
  listingNews: (language: Language) => listingNews(deps, language),
  /** Moves with every change of what the catalogue shows. */
  dataVersion: async () => (await deps.snapshots.current()).version,
  /** Called when the data may have changed; answers whether it had. */
  refresh: () => deps.snapshots.refresh(),
});
