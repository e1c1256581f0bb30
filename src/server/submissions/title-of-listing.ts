import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { dappNumberOf } from "#features/submissions/model.ts";
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";

/** The name of a listing that visitors can see, by the path of its page without a language; null if there is none. */
export async function titleOfListing(
  catalogue: Pick<CatalogueService, "byIds" | "listing">,
  listing: string,
): Promise<string | null> {
  const [, kind, network = "", address = ""] = listing.split("/", 4);
  if (kind === "token" || kind === "nft") {
    const key = { network: decodeURIComponent(network), address: decodeURIComponent(address) };
    return (await catalogue.listing(kind, key))?.name ?? null;
  }
  const [dapp] = await catalogue.byIds([Number(dappNumberOf(listing) ?? 0)], FALLBACK_LANGUAGE);
  return dapp?.title ?? null;
}
