/** Writes the words of tokens and NFT collections, together with their rows. */
import { addressKey } from "#features/catalogue/model.ts";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import type { Db } from "#platform/database/schema.ts";
import { nameKeyOf, wordsOf, type NamedListing } from "./listing-words.ts";

export interface WordedListing extends NamedListing {
  readonly network: string;
}

/** Below SQLite's limit of variables per statement. */
const ROWS_AT_ONCE = 500;

/** Replaces the words of these listings. */
export async function putWords(tx: Db, kind: ListingKind, listings: readonly WordedListing[]): Promise<void> {
  for (const { network, address } of listings) {
    await tx
      .deleteFrom("listing_word")
      .where("kind", "=", kind)
      .where("network", "=", network)
      .where("address_key", "=", addressKey(address))
      .execute();
  }
  const rows = listings.flatMap((listing) =>
    wordsOf(listing).map((word) => ({
      kind,
      word,
      network: listing.network,
      name_key: nameKeyOf(listing.name),
      address_key: addressKey(listing.address),
    })),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto("listing_word")
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}
