/** The paths of tokens, NFT collections and networks, without the language. */
import { addressKey, dappPagePath, type Nft, type Token } from "#features/catalogue/model.ts";

export const LISTING_KINDS = ["token", "nft"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** The address as in its key, so that a contract has one path. */
export const listingPath = (
  kind: ListingKind,
  { network, address }: Pick<Token | Nft, "network" | "address">,
): string => `/${kind}/${encodeURIComponent(network)}/${encodeURIComponent(addressKey(address))}`;

/** By the ref of operators: the id of a DApp, or `network:address`. */
export function listingPathOf(kind: ListingKind | "dapp", ref: string): string {
  if (kind === "dapp") return dappPagePath(Number(ref));
  const [network = "", address = ""] = ref.split(/:(.*)/s, 2);
  return listingPath(kind, { network, address });
}

export const networkPath = (key: string): string => `/network/${encodeURIComponent(key)}`;
