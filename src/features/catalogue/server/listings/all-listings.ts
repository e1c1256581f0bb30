/** All tokens or NFT collections, page by page, so that a large catalogue is never in memory as a whole. */
import { setImmediate } from "node:timers/promises";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import type { Nft, Token } from "#features/catalogue/model.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import type { ListingKey } from "#features/catalogue/server/listing-store.ts";
import { inPages } from "./in-pages.ts";

type Store = Pick<CatalogueDeps, "store">;

export const allTokens = ({ store }: Store): AsyncGenerator<Token[], void, undefined> =>
  inPages((range) => store.tokensAfter(range));

export const allNfts = ({ store }: Store): AsyncGenerator<Nft[], void, undefined> =>
  inPages((range) => store.nftsAfter(range));

/** Rows that are skipped at once: reading all to count them would block the event loop for 100 ms. */
const STEP = 2_000;

/** The listing before each block of a kind, for sitemaps; undefined before the first. */
export type BlockStarts = readonly (ListingKey | undefined)[];

/** Found once per change of the data. */
export function createListingBlocks({ store, snapshots }: CatalogueDeps) {
  const known = new Map<string, { readonly version: number; readonly starts: Promise<BlockStarts> }>();
  return async (kind: ListingKind, size: number): Promise<BlockStarts> => {
    const { version } = await snapshots.current();
    const name = `${kind} ${size}`;
    const last = known.get(name);
    if (last?.version === version) return last.starts;
    const starts = startsOf(store, kind, size);
    known.set(name, { version, starts });
    // The next request tries again.
    starts.catch(() => known.delete(name));
    return starts;
  };
}

async function startsOf(
  store: CatalogueDeps["store"],
  kind: ListingKind,
  size: number,
): Promise<BlockStarts> {
  const starts: (ListingKey | undefined)[] = [];
  let after: ListingKey | undefined;
  while ((await store.listingKeys(kind, { after, limit: 1 })).length > 0) {
    starts.push(after);
    for (let left = size; left > 0; left -= STEP) {
      const skipped = Math.min(STEP, left) - 1;
      const [next] = await store.listingKeys(kind, { after, offset: skipped, limit: 1 });
      if (next === undefined) return starts;
      after = next;
      await setImmediate();
    }
  }
  return starts;
}

const KEYS = 1_000;

/** The listings of a block, after the one before it. */
export async function* listingsInBlock(
  { store }: Store,
  kind: ListingKind,
  start: ListingKey | undefined,
  size: number,
): AsyncGenerator<ListingKey[], void, undefined> {
  let after = start;
  for (let left = size; left > 0;) {
    const page = await store.listingKeys(kind, { after, limit: Math.min(KEYS, left) });
    if (page.length === 0) return;
    yield page;
    left -= page.length;
    after = page.at(-1);
  }
}
