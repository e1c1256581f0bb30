/** Tokens and NFT collections: one of them, a page of a list, and a search. */
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { addressKey, PAGE_STEP, type Dapp, type Nft, type Token } from "#features/catalogue/model.ts";
import { dapp, search } from "#features/catalogue/server/browse.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import type { Language } from "#i18n/languages.ts";
import type { ListingKey, ListingSearch } from "#features/catalogue/server/listing-store.ts";
import { addressesIn, writtenAddress } from "#features/catalogue/server/search/contract-index.ts";
import { typedWords } from "./listing-words.ts";

export interface ListingQuery {
  /** Words of name or symbol, the beginning of a contract, or a link to one in an explorer; all listings if empty. */
  readonly key: string;
  readonly network?: string | undefined;
  readonly after?: ListingKey | undefined;
  readonly count?: number | undefined;
}

export interface ListingPage<Listing> {
  readonly listings: readonly Listing[];
  readonly hasNext: boolean;
}

/** More results help nobody; another word does. */
const MAX_FOUND = 200;

/** Listings have no more words. */
const MAX_TYPED = 12;

export const tokens = (deps: CatalogueDeps, query: ListingQuery): Promise<ListingPage<Token>> =>
  page(query, deps.store.browseTokens, deps.store.tokenSearch);

export const nfts = (deps: CatalogueDeps, query: ListingQuery): Promise<ListingPage<Nft>> =>
  page(query, deps.store.browseNfts, deps.store.nftSearch);

type Browse<Listing> = (range: {
  readonly network?: string | undefined;
  readonly after?: ListingKey | undefined;
  readonly limit: number;
}) => Promise<Listing[]>;

async function page<Listing extends Token | Nft>(
  { key, network, after, count = PAGE_STEP }: ListingQuery,
  browse: Browse<Listing>,
  index: ListingSearch<Listing>,
): Promise<ListingPage<Listing>> {
  const isSearch = key.trim() !== "";
  // One more than shown, to know whether there is a next page.
  const all = isSearch
    ? startingAfter(await found({ key, network, index, enough: after ? MAX_FOUND : count + 1 }), after)
    : await browse({ network, after, limit: count + 1 });
  return { listings: all.slice(0, count), hasNext: all.length > count };
}

interface WordSearch<Listing> {
  readonly key: string;
  readonly network: string | undefined;
  readonly index: ListingSearch<Listing>;
  /** How many are shown. */
  readonly enough: number;
}

/**
 * The listings of a contract in the text, otherwise those with its words. What is read depends on how many are shown, not
 * on how many there are: a longer page begins like a shorter one.
 */
async function found<Listing extends Token | Nft>(wanted: WordSearch<Listing>): Promise<Listing[]> {
  for (const address of addressesIn(wanted.key)) {
    const rows = await withWord(writtenAddress(address).toLowerCase(), wanted);
    if (rows.length > 0) return rows;
  }
  const words = [...new Set(typedWords(wanted.key))].slice(0, MAX_TYPED);
  const [only] = words;
  return words.length === 1 && only !== undefined ? withSymbolOrWord(only, wanted) : withWords(words, wanted);
}

/** Those with one word, exact words first. A listing may have several words with the same beginning. */
async function withWord<Listing extends Token | Nft>(
  word: string,
  { network, index, enough }: WordSearch<Listing>,
): Promise<Listing[]> {
  const few = Math.min(2 * enough, MAX_FOUND);
  const rows = await index.byWord(word, network, few);
  const listings = unique(rows);
  if (rows.length < few || listings.length >= enough) return listings;
  return unique(await index.byWord(word, network, MAX_FOUND));
}

/** A symbol comes before the same word in a name. */
async function withSymbolOrWord<Listing extends Token | Nft>(
  word: string,
  wanted: WordSearch<Listing>,
): Promise<Listing[]> {
  const { network, index, enough } = wanted;
  const named = await index.bySymbol(word, network, enough);
  return named.length >= enough ? named : unique([...named, ...(await withWord(word, wanted))]);
}

/** Names that begin as typed come first, so that a name is found among any number of names with the same words. */
async function withWords<Listing extends Token | Nft>(
  words: readonly string[],
  { key, network, index, enough }: WordSearch<Listing>,
): Promise<Listing[]> {
  const named = await index.byName(typedWords(key).join(" "), network, enough);
  if (named.length >= enough) return named;
  const limit = Math.min(2 * enough, MAX_FOUND);
  return unique([...named, ...(await index.byWords(words, network, limit))]);
}

const keyOf = ({ network, address }: ListingKey): string => `${network}:${addressKey(address)}`;

const unique = <Listing extends ListingKey>(rows: readonly Listing[]): Listing[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

function startingAfter<Listing extends ListingKey>(
  rows: readonly Listing[],
  after: ListingKey | undefined,
): readonly Listing[] {
  if (after === undefined) return rows;
  const at = rows.findIndex((row) => keyOf(row) === keyOf(after));
  return at < 0 ? [] : rows.slice(at + 1);
}

/** The public one, or null. */
export const listing = async (
  { store }: CatalogueDeps,
  kind: ListingKind,
  { network, address }: ListingKey,
): Promise<Token | Nft | null> =>
  kind === "token" ? store.token(network, address) : store.nft(network, address);

/** One that was public once. */
export const formerListing = (
  { store }: CatalogueDeps,
  kind: ListingKind,
  { network, address }: ListingKey,
): Promise<Token | Nft | null> =>
  kind === "token" ? store.anyToken(network, address) : store.anyNft(network, address);

const MAX_DAPPS = 12;

/** The DApp that it belongs to, and those that name its contract. */
export async function dappsUsing(
  deps: CatalogueDeps,
  { address, dappId = null }: ListingKey & { readonly dappId?: number | null },
  language: Language,
): Promise<Dapp[]> {
  const own = dappId === null ? null : await dapp(deps, dappId, language);
  const { dapps } = await search(deps, { key: address, count: MAX_DAPPS, language });
  const all = [...(own?.isListed ? [own] : []), ...dapps];
  return [...new Map(all.map((one) => [one.id, one])).values()].slice(0, MAX_DAPPS);
}
