/** Says, in words for an operator, what is wrong with one row of a file. */
import type { z } from "zod";
import { listingSchema, type Listing } from "#features/catalogue/listing-schema.ts";
import { urlKey } from "#features/catalogue/model.ts";
import { readListing, type ListingFacts, type ListingNames } from "./listings.ts";

export interface RowProblem {
  /** The first row is 1. */
  readonly row: number;
  readonly reason: string;
}

export interface CheckedRow {
  readonly row: number;
  readonly hid: number | undefined;
  readonly urlKey: string;
  readonly facts: ListingFacts;
}

const REASONS: Readonly<Record<string, string>> = {
  empty: "must not be empty",
  too_long: "is too long",
  too_many: "has too many entries",
  too_large: "is too large",
  control_character: "holds a control character",
  not_a_web_address: "is no http or https address",
  not_a_date: "is no date such as 2026-01-31",
  not_a_path: "must be a path on this site",
};

export function checkListing(
  row: number,
  value: unknown,
  names: ListingNames,
): { readonly checked: CheckedRow } | { readonly reasons: string[] } {
  const parsed = listingSchema.safeParse(value);
  if (!parsed.success) return { reasons: parsed.error.issues.map(reasonOf) };
  const listing: Listing = parsed.data;
  const read = readListing(listing, names);
  if (!read.ok) return { reasons: [...read.problems] };
  return { checked: { row, hid: listing.hid, urlKey: urlKey(listing.url), facts: read.facts } };
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys")
    return `unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
  const field = issue.path.join(".") || "the row";
  if (issue.code === "invalid_type" && issue.input === undefined && /undefined/.test(issue.message)) {
    return `${field} is missing`;
  }
  return `${field} ${REASONS[issue.message] ?? `is wrong (${issue.message})`}`;
}
