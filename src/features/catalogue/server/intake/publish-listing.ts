/** One DApp into the catalogue, within somebody else's transaction: an approved submission goes live with it. */
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import { createReferenceStore } from "#features/catalogue/server/reference-store.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/snapshot.ts";
import { nextHid, putDapps, readCurrentEdition } from "#features/catalogue/server/write-store.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { checkListing } from "./check-listing.ts";
import { knownDapps } from "./checked-rows.ts";
import { listingNames } from "./listings.ts";
import { Records } from "./records.ts";

interface PublishDeps {
  readonly clock: Clock;
  readonly versions: Pick<DataVersions, "bump">;
}

/** Gives the DApp's number. A listing of a known address changes that DApp. */
export async function publishListing(
  { clock, versions }: PublishDeps,
  tx: Db,
  listing: ListingInput,
): Promise<Result<number, "invalid_listing">> {
  const reference = createReferenceStore(tx);
  const networks = await reference.networks();
  const result = checkListing(1, listing, listingNames(networks, await reference.categories()));
  if (!("checked" in result)) return fail("invalid_listing");
  const edition = await readCurrentEdition(tx);
  const known = await knownDapps(tx, edition, [result.checked]);
  const dapps = new Records(clock.now(), await nextHid(tx)).of([result.checked], known);
  await putDapps(tx, edition, dapps, new Map(networks.map(({ key, hid }) => [key, hid])));
  await versions.bump(tx, CATALOGUE_VERSION);
  return ok(dapps[0]?.hid ?? 0);
}
