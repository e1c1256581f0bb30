/**
 * Merges an approved form into an existing listing (decision 0037). Fields that the form lacks stay. Lists are
 * never shortened: the form's entries are added. Single values are replaced, and the difference shows it.
 */
import type { ListingForm } from "#features/catalogue/desk/listing-form.ts";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import { addressKey, type Nft } from "#features/catalogue/model.ts";
import type { StoredNft } from "#features/catalogue/server/nft-store.ts";
import type { StoredToken } from "#features/catalogue/server/token-store.ts";

export function mergeListing(
  known: ListingInput,
  { listing, isEnglishGiven }: Extract<ListingForm, { kind: "dapp" }>,
): ListingInput {
  const { delisted: _delisted, replacedBy: _replacedBy, ...kept } = known;
  return {
    ...kept,
    ...listing,
    ...(known.kind !== undefined && { kind: known.kind }),
    desc: { ...known.desc, ...listing.desc, ...(!isEnglishGiven && { en: known.desc.en }) },
    networks: union(known.networks, listing.networks, String),
    tokens: union(known.tokens ?? [], listing.tokens ?? [], (symbol) => symbol.toLowerCase()),
    keywords: union(known.keywords ?? [], listing.keywords ?? [], (word) => word.toLowerCase()),
    audits: union(known.audits ?? [], listing.audits ?? [], (audit) =>
      typeof audit === "string" ? audit : (audit.url ?? audit.firm),
    ),
    contracts: union(
      known.contracts ?? [],
      listing.contracts ?? [],
      ({ network, address }) => `${network}:${addressKey(address)}`,
    ),
  };
}

/** The known entries unchanged, then the added ones. */
function union<Item>(known: readonly Item[], added: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keys = new Set(known.map(keyOf));
  return [...known, ...added.filter((item) => !keys.has(keyOf(item)))];
}

export const mergeToken = (
  known: StoredToken | null,
  token: Extract<ListingForm, { kind: "token" }>["token"],
): StoredToken => ({
  ...token,
  dappHid: known?.dappHid ?? token.dappHid,
  isListed: true,
  isOwn: true,
  origin: "operator",
});

export const mergeNft = (known: StoredNft | null, nft: Nft): StoredNft => ({
  ...nft,
  marketplaces: union(known?.marketplaces ?? [], nft.marketplaces, String),
  listedAt: known?.listedAt ?? nft.listedAt,
  isListed: true,
});
