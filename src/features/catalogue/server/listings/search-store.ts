/** A search of the store: DApps, and under their own headings the tokens and NFT collections of the same name or contract. */
import type { Nft, Token } from "#features/catalogue/model.ts";
import { search, type SearchInput, type SearchPage } from "#features/catalogue/server/browse.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import { isRefined } from "#features/catalogue/server/lists/refined-lists.ts";
import { nfts, tokens } from "./listings.ts";

export interface StoreSearchPage extends SearchPage {
  readonly tokens: readonly Token[];
  readonly nfts: readonly Nft[];
}

/** The rest is on the pages of tokens and NFT collections. */
const SHOWN = 5;

export async function searchStore(deps: CatalogueDeps, input: SearchInput): Promise<StoreSearchPage> {
  const [page, listings] = await Promise.all([search(deps, input), listingsFor(deps, input)]);
  const isKnown = listings.tokens.length > 0 || listings.nfts.length > 0;
  // Who pastes an explorer's link to a listed contract asks for the contract, not for the explorer.
  return { ...page, ...listings, unknownWebsite: isKnown ? null : page.unknownWebsite };
}

/** Categories, kinds and later pages are those of DApps. */
async function listingsFor(
  deps: CatalogueDeps,
  { key, network, start = 0, categoryId = 0, kind, facts }: SearchInput,
): Promise<Pick<StoreSearchPage, "tokens" | "nfts">> {
  if (start > 0 || categoryId !== 0 || isRefined({ kind, facts })) return { tokens: [], nfts: [] };
  const query = { key, network, count: SHOWN };
  const [ofTokens, ofNfts] = await Promise.all([tokens(deps, query), nfts(deps, query)]);
  return { tokens: ofTokens.listings, nfts: ofNfts.listings };
}
