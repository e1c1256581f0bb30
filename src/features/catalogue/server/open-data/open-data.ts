/** The queries behind /data and /feeds. */
import { HOT_CATEGORY_ID, type Dapp, type DappRecord } from "#features/catalogue/model.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import { latest } from "#features/catalogue/server/sections.ts";
import type { TokenList } from "#features/catalogue/token-list.ts";
import type { Language } from "#i18n/languages.ts";

/** DApps per query: two milliseconds of SQLite and of reading their JSON. */
const PAGE = 50;

/** All listed DApps in all languages, page by page, so that a large catalogue is never in memory as a whole. */
export async function* listedRecords({
  store,
}: Pick<CatalogueDeps, "store">): AsyncGenerator<DappRecord[], void, undefined> {
  let after = 0;
  for (;;) {
    const page = await store.page(after, PAGE);
    const last = page.at(-1);
    if (!last) return;
    yield page.filter(({ isListed }) => isListed);
    after = last.id;
  }
}

/** Ids alone are faster to read than whole DApps. */
const NUMBERS = 1_000;

/**
 * The id blocks of this size that contain listed DApps. Each is found through the index, because reading all ids
 * would block the event loop for 40 ms at 100,000 DApps.
 */
export async function listedBlocks({ store }: Pick<CatalogueDeps, "store">, size: number): Promise<number[]> {
  const blocks: number[] = [];
  let listed = await store.nextListed(0);
  while (listed !== null) {
    const block = Math.floor(listed / size);
    blocks.push(block);
    listed = await store.nextListed((block + 1) * size);
  }
  return blocks;
}

/** The listed ids in one block, with the time of the last change. */
export async function* listedInBlock(
  { store }: Pick<CatalogueDeps, "store">,
  block: number,
  size: number,
): AsyncGenerator<{ readonly id: number; readonly changedAt: Date }[], void, undefined> {
  let after = block * size - 1;
  for (;;) {
    const page = await store.listedBetween(after, (block + 1) * size, NUMBERS);
    const last = page.at(-1);
    if (!last) return;
    yield page.map((row) => ({ id: row.id, changedAt: new Date(row.changedAt) }));
    after = last.id;
  }
}

/** Compares the tokens with the published list once per change of the data. */
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

/** When the facts of a listed DApp last changed; null without any. */
export async function changedAt({ store }: Pick<CatalogueDeps, "store">): Promise<Date | null> {
  const [last] = await store.newest("changed_at", { since: new Date(0), start: 0, count: 1 });
  return last?.changedAt ?? null;
}

const FEED_LENGTH = 50;

export interface ListingNews extends Dapp {
  readonly category: string;
}

/** New and recently changed listings. */
export async function listingNews(deps: CatalogueDeps, language: Language): Promise<ListingNews[]> {
  const { categories } = await deps.snapshots.current();
  const dapps = await latest(deps, { by: "changed", start: 0, count: FEED_LENGTH, language });
  return dapps.map((dapp) => {
    const first = dapp.categoryIds.find((id) => id !== HOT_CATEGORY_ID);
    return { ...dapp, category: categories.find(({ id }) => id === first)?.title[language] ?? "" };
  });
}
