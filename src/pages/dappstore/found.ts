/** What a search of the store found, as its island gets it. */
import type { DappCardFacts } from "#features/catalogue/card.ts";
import type { ListingRowFacts } from "#features/catalogue/listings/listing-row.ts";

export interface Results {
  readonly dapps: readonly DappCardFacts[];
  /** Null if the total is not counted, as in a front page section. */
  readonly total: number | null;
  readonly hasNext: boolean;
}

/** What a search says beside its results. */
export interface Found {
  readonly website: StrangeWebsite | null;
  readonly didYouMean: string | null;
  readonly alternatives: readonly DappCardFacts[];
  /** The words that matched, to mark them. */
  readonly terms: readonly string[];
  /** Matches by category id and by network key. */
  readonly categoryCounts: Readonly<Record<string, number>>;
  readonly networkCounts: Readonly<Record<string, number>>;
  /** Of the same name, symbol or contract. */
  readonly tokens: readonly ListingRowFacts[];
  readonly nfts: readonly ListingRowFacts[];
}

export const hasListings = ({ tokens, nfts }: Found): boolean => tokens.length + nfts.length > 0;

/** A website that was searched for and belongs to no listed DApp. */
export interface StrangeWebsite {
  readonly host: string;
  /** The DApp whose website it resembles. */
  readonly closeTo: { readonly host: string; readonly name: string } | null;
  readonly nearest: readonly DappCardFacts[];
}
