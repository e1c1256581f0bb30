/** Says what is wrong with one row of a file. */
import { listingSchema, type Listing } from "#features/catalogue/listing-schema.ts";
import { urlKey } from "#features/catalogue/model.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import { problemsOf } from "#platform/intake/record-problems.ts";
import { readListing, type ListingFacts, type ListingNames } from "./listings.ts";

export interface CheckedRow {
  readonly row: number;
  readonly id: number | undefined;
  readonly urlKey: string;
  readonly facts: ListingFacts;
}

export function checkListing(
  row: number,
  value: unknown,
  names: ListingNames,
): { readonly checked: CheckedRow } | { readonly problems: readonly RecordProblem[] } {
  const parsed = listingSchema.safeParse(value);
  if (!parsed.success) return { problems: problemsOf(parsed.error) };
  const listing: Listing = parsed.data;
  const read = readListing(listing, names);
  if (!read.ok) return { problems: read.problems };
  return { checked: { row, id: listing.hid, urlKey: urlKey(listing.url), facts: read.facts } };
}
