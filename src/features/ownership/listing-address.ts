import { listingPath } from "#features/catalogue/listings/listing-paths.ts";
import { dappPagePath } from "#features/catalogue/model.ts";

export const MAX_LISTING_ADDRESS = 500;

const NETWORK = /^[a-z\d-]{1,50}$/;
const CONTRACT = /^[^?#]{1,200}$/;
const DAPP = /\/dappstore\/detail\?id=([1-9]\d{0,9})$/;

/** The path of a listing's page, from its address as people copy it: with or without host and language. */
export function listingOfAddress(text: string): string | null {
  if (text.length > MAX_LISTING_ADDRESS) return null;
  const given = text.trim();
  const dapp = DAPP.exec(given)?.[1];
  if (dapp !== undefined) return dappPagePath(Number(dapp));
  const [kind, network = "", address = ""] = given.split("/").slice(-3);
  if (kind !== "token" && kind !== "nft") return null;
  if (!NETWORK.test(network) || !CONTRACT.test(address)) return null;
  try {
    return listingPath(kind, { network, address: decodeURIComponent(address) });
  } catch {
    // Not every text with percent signs is an encoded one.
    return null;
  }
}
