/** The search index over content/seed, without a database. */
import { readFileSync } from "node:fs";
import type { ListingInput } from "#features/catalogue/listing-schema.ts";
import { listingSchema } from "#features/catalogue/listing-schema.ts";
import type { DappRecord } from "#features/catalogue/model.ts";
import { seedSchemas, type CatalogueSeed } from "#features/catalogue/seed-schema.ts";
import { listingNames, readListing, recordOf } from "#features/catalogue/server/intake/listings.ts";
import { buildSearch } from "#features/catalogue/server/search/build-index.ts";
import { namedKinds, type KindLabel } from "#features/catalogue/server/search/kind-names.ts";

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/${path}.json`, import.meta.url), "utf8"));

export const readSeed = <Name extends keyof CatalogueSeed>(name: Name): CatalogueSeed[Name] =>
  seedSchemas[name].parse(read(`seed/${name}`)) as CatalogueSeed[Name];

const labels = new Map<string, Record<string, { label: string }>>();
export const kindLabel: KindLabel = (language, kind) => {
  const known =
    labels.get(language) ?? (read(`messages/${language}/kinds`) as Record<string, { label: string }>);
  labels.set(language, known);
  return known[kind]?.label ?? "";
};

/** The DApps of the seed, most popular first. */
export function seededDapps(): DappRecord[] {
  const names = listingNames(readSeed("networks"), readSeed("categories"), () => true);
  return (read("seed/dapps") as (ListingInput & { hid: number })[])
    .map(({ hid, ...dapp }) => {
      const listing = readListing(listingSchema.parse(dapp), names);
      if (!listing.ok) throw new Error(listing.problems.join());
      return recordOf(listing.facts, hid, null, new Date(0));
    })
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);
}

export async function buildSeededSearch(dapps: readonly DappRecord[]) {
  async function* pages() {
    yield dapps;
  }
  return buildSearch(pages(), {
    networks: readSeed("networks"),
    categories: readSeed("categories"),
    kinds: namedKinds(kindLabel),
  });
}
