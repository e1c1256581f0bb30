import { listingPath } from "#features/catalogue/listings/listing-paths.ts";
import { dappPagePath } from "#features/catalogue/model.ts";

export const MAX_LISTING_ADDRESS = 500;

const NETWORK = /^[a-z\d-]{1,50}$/;
const CONTRACT = /^.{1,200}$/;
const DAPP = /^[1-9]\d{0,9}$/;
const DAPP_PAGE = "/dappstore/detail";

/**
 * The path of a listing's page, from its address as people copy it: with or without host and language, and with what a
 * campaign or a link within the page has added.
 */
export function listingOfAddress(text: string): string | null {
  if (text.length > MAX_LISTING_ADDRESS) return null;
  const [page = ""] = text.trim().split("#");
  const [path = "", query = ""] = page.split("?");
  const plain = path.endsWith("/") ? path.slice(0, -1) : path;
  if (plain.endsWith(DAPP_PAGE)) {
    const id = new URLSearchParams(query).get("id") ?? "";
    return DAPP.test(id) ? dappPagePath(Number(id)) : null;
  }
  const [kind, network = "", address = ""] = plain.split("/").slice(-3);
  if (kind !== "token" && kind !== "nft") return null;
  if (!NETWORK.test(network) || !CONTRACT.test(address)) return null;
  try {
    return listingPath(kind, { network, address: decodeURIComponent(address) });
  } catch {
    // Not every text with percent signs is an encoded one.
    return null;
  }
}
