/** What readers know a token or an NFT collection by, and what its history names when it changes. */
import { FACT_LABELS } from "#features/catalogue/facts.ts";

export const LISTING_FIELD_LABELS = {
  name: "listings.facts.name",
  symbol: "listings.facts.symbol",
  decimals: "listings.facts.decimals",
  standard: "listings.facts.standard",
  website: FACT_LABELS.website,
  description: "submitNft.description.label",
  marketplaces: "listings.facts.marketplaces",
  logo: "submitCommon.logo.label",
} as const;

export type ListingField = keyof typeof LISTING_FIELD_LABELS;
export const LISTING_FIELDS = Object.keys(LISTING_FIELD_LABELS) as ListingField[];
