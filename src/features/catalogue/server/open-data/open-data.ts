/** Verbs behind /data and /feeds. */
import { HOT_CATEGORY_ID, type Dapp, type DappRecord } from "#features/catalogue/model.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import { latest } from "#features/catalogue/server/sections.ts";
import type { TokenList } from "#features/catalogue/token-list.ts";
import type { Language } from "#i18n/languages.ts";

/** DApps read at a time: a few milliseconds of SQLite. */
const PAGE = 200;

/** All listed DApps in all their languages, page by page, so that a large catalogue is never held whole. */
export async function* listedRecords({
  store,
}: Pick<CatalogueDeps, "store">): AsyncGenerator<DappRecord[], void, undefined> {
  let after = 0;
  for (;;) {
    const page = await store.page(after, PAGE);
    const last = page.at(-1);
    if (!last) return;
    yield page.filter(({ isListed }) => isListed);
    after = last.hid;
  }
}

/** The tokens are compared with the published list once for every change of the data. */
export function createTokenLists({ store, snapshots, clock }: CatalogueDeps): () => Promise<TokenList> {
  let known: { readonly dataVersion: number; readonly list: TokenList } | null = null;
  return async () => {
    const { version: dataVersion } = await snapshots.current();
    if (known?.dataVersion !== dataVersion) {
      known = { dataVersion, list: await store.publishTokenList(clock.now()) };
    }
    return known.list;
  };
}

const FEED_LENGTH = 50;

export interface ListingNews extends Dapp {
  readonly category: string;
}

/** The listings that are new or changed last. */
export async function listingNews(deps: CatalogueDeps, language: Language): Promise<ListingNews[]> {
  const { categories } = await deps.snapshots.current();
  const dapps = await latest(deps, { by: "changed", start: 0, count: FEED_LENGTH, language });
  return dapps.map((dapp) => {
    const first = dapp.categoryIds.find((hid) => hid !== HOT_CATEGORY_ID);
    return { ...dapp, category: categories.find(({ hid }) => hid === first)?.title[language] ?? "" };
  });
}
