/**
 * Merges an approved form into an existing listing (decision 0037). Fields that the form lacks stay. Lists are
 * shortened only by what the same project listed before: the form's entries are added. Single values are replaced,
 * and the difference shows it.
 */
import type { ListingForm } from "#features/catalogue/desk/listing-form.ts";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import { addressKey, type Nft } from "#features/catalogue/model.ts";
import type { StoredNft } from "#features/catalogue/server/nft-store.ts";
import type { StoredToken } from "#features/catalogue/server/token-store.ts";

export function mergeListing(
  known: ListingInput,
  { listing, isEnglishGiven }: Extract<ListingForm, { kind: "dapp" }>,
  former?: Extract<ListingForm, { kind: "dapp" }>,
): ListingInput {
  const was = former?.listing;
  const { delisted: _delisted, replacedBy: _replacedBy, ...kept } = known;
  return {
    ...kept,
    ...listing,
    ...(known.kind !== undefined && { kind: known.kind }),
    desc: { ...known.desc, ...listing.desc, ...(!isEnglishGiven && { en: known.desc.en }) },
    networks: union(known.networks, listing.networks, String, was?.networks),
    tokens: union(known.tokens ?? [], listing.tokens ?? [], (symbol) => symbol.toLowerCase(), was?.tokens),
    keywords: union(
      known.keywords ?? [],
      listing.keywords ?? [],
      (word) => word.toLowerCase(),
      was?.keywords,
    ),
    audits: union(
      known.audits ?? [],
      listing.audits ?? [],
      (audit) => (typeof audit === "string" ? audit : (audit.url ?? audit.firm)),
      was?.audits,
    ),
    contracts: union(
      known.contracts ?? [],
      listing.contracts ?? [],
      ({ network, address }) => `${network}:${addressKey(address)}`,
      was?.contracts,
    ),
  };
}

/** The known entries without the project's own of before, then the added ones. */
function union<Item>(
  known: readonly Item[],
  added: readonly Item[],
  keyOf: (item: Item) => string,
  former: readonly Item[] = [],
): Item[] {
  const given = new Set(added.map(keyOf));
  const gone = new Set(former.map(keyOf).filter((key) => !given.has(key)));
  const kept = known.filter((item) => !gone.has(keyOf(item)));
  const keys = new Set(kept.map(keyOf));
  return [...kept, ...added.filter((item) => !keys.has(keyOf(item)))];
}

export const mergeToken = (
  known: StoredToken | null,
  token: Extract<ListingForm, { kind: "token" }>["token"],
): StoredToken => ({
  // What a node told about this contract stays until it tells more.
  ...(known !== null && addressKey(known.address) === addressKey(token.address) && supplyOf(known)),
  ...token,
  dappId: known?.dappId ?? token.dappId,
  isListed: true,
  isOwn: true,
  origin: "operator",
});

const supplyOf = ({ supply, supplyDay }: StoredToken) => (supply === undefined ? {} : { supply, supplyDay });

export const mergeNft = (known: StoredNft | null, nft: Nft): StoredNft => ({
  ...nft,
  marketplaces: union(known?.marketplaces ?? [], nft.marketplaces, String),
  listedAt: known?.listedAt ?? nft.listedAt,
  isListed: true,
});
