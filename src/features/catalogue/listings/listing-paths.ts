/** The paths of tokens, NFT collections and networks, without the language. */
import { addressKey, type Nft, type Token } from "#features/catalogue/model.ts";

export const LISTING_KINDS = ["token", "nft"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** The address as in its key, so that a contract has one path. */
export const listingPath = (
  kind: ListingKind,
  { network, address }: Pick<Token | Nft, "network" | "address">,
): string => `/${kind}/${encodeURIComponent(network)}/${encodeURIComponent(addressKey(address))}`;

export const networkPath = (key: string): string => `/network/${encodeURIComponent(key)}`;
