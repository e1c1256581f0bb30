/** A token or NFT collection as a row of a list. */
import { listingPath, type ListingKind } from "./listing-paths.ts";
import type { Network, Nft, Token } from "#features/catalogue/model.ts";

export interface ListingRowFacts {
  /** Without the language. */
  readonly path: string;
  readonly name: string;
  /** Only tokens have one. */
  readonly symbol: string | null;
  readonly network: string;
  readonly address: string;
  /** Its own picture; without one it gets a drawn avatar. */
  readonly picture: string | null;
}

export const listingRow = (
  kind: ListingKind,
  listing: Token | Nft,
  networks: readonly Pick<Network, "key" | "title">[],
): ListingRowFacts => ({
  path: listingPath(kind, listing),
  name: listing.name,
  symbol: "symbol" in listing ? listing.symbol : null,
  network: networks.find(({ key }) => key === listing.network)?.title ?? listing.network,
  address: listing.address,
  picture: listing.logo,
});
