/** The search engines that are compared over the same DApps. */
import { readFileSync } from "node:fs";
import MiniSearch from "minisearch";
import { listingSchema } from "#features/catalogue/listing-schema.ts";
import type { CatalogueSeed } from "#features/catalogue/seed-schema.ts";
import { listingNames, readListing, recordOf } from "#features/catalogue/server/intake/listings.ts";
import { buildSearch } from "#features/catalogue/server/search/build-index.ts";
import type { GeneratedDapp } from "./generate.ts";

/** Returns positions in the list of DApps, the best first. */
export type Search = (text: string, count: number) => readonly number[];

export interface Contestant {
  readonly name: string;
  readonly build: () => Promise<Search>;
}

const readSeed = <Name extends keyof CatalogueSeed>(name: Name): CatalogueSeed[Name] =>
  JSON.parse(
    readFileSync(new URL(`../../content/seed/${name}.json`, import.meta.url), "utf8"),
  ) as CatalogueSeed[Name];

const PAGE = 200;

export function ours(dapps: readonly GeneratedDapp[]): Contestant {
  const networks = readSeed("networks");
  const categories = readSeed("categories");
  const names = listingNames(networks, categories, () => true);
  const records = dapps.map(({ script: _script, ...dapp }, at) => {
    const listing = readListing(listingSchema.parse(dapp), names);
    if (!listing.ok) throw new Error(listing.problems.join());
    return recordOf(listing.facts, at, null, new Date(0));
  });
  const inOrder = records.toSorted((a, b) => b.popularity - a.popularity);
  async function* pages() {
    for (let at = 0; at < inOrder.length; at += PAGE) yield inOrder.slice(at, at + PAGE);
  }
  return {
    name: "ours",
    async build() {
      const { index } = await buildSearch(pages(), { networks, categories });
      return (text, count) => index.search(text, { start: 0, count, within: [] }).hids;
    },
  };
}

/** MiniSearch with its defaults: its own tokenizer, whole words only. */
export const plainMiniSearch = (dapps: readonly GeneratedDapp[]): Contestant =>
  miniSearch("MiniSearch, default", dapps, {});

/** MiniSearch as its manual advises for a search field: prefixes and typos too. */
export const advisedMiniSearch = (dapps: readonly GeneratedDapp[]): Contestant =>
  miniSearch("MiniSearch, prefix and fuzzy 0.2", dapps, { prefix: true, fuzzy: 0.2 });

function miniSearch(
  name: string,
  dapps: readonly GeneratedDapp[],
  options: { prefix?: boolean; fuzzy?: number },
): Contestant {
  const documents = dapps.map(({ title, tokens = [], desc, categories, networks }, id) => ({
    id,
    title,
    tokens: tokens.join(" "),
    desc: Object.values(desc).join(" "),
    categories: categories.join(" "),
    networks: networks.join(" "),
  }));
  return {
    name,
    async build() {
      const index = new MiniSearch<{ id: number }>({
        fields: ["title", "tokens", "desc", "categories", "networks"],
      });
      index.addAll(documents);
      return (text, count) =>
        index
          .search(text, options)
          .slice(0, count)
          .map(({ id }) => id as number);
    },
  };
}
