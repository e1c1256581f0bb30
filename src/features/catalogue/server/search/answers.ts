/** What a search says beside its results: what was probably meant, and how many there are per filter. */
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import type { Corrected } from "#lib/search/search-index.ts";
import { segmentsOf, wholeOf } from "#lib/search/segments.ts";
import type { BuiltSearch } from "./build-index.ts";

const bare = (text: string): string => wholeOf(segmentsOf(foldSearch(text)));

/** The search as it was probably meant; null if it was taken as it was typed. */
export function suggestionFor(
  key: string,
  corrections: readonly Corrected[],
  firstTitle: string | undefined,
): string | null {
  if (corrections.length === 0 || firstTitle === undefined) return null;
  const text = corrections.reduce((typed, { typed: word, meant }) => {
    const shown = meant === "" || bare(firstTitle).startsWith(meant) ? firstTitle : meant;
    return typed.includes(word) ? typed.replace(word, () => shown) : shown;
  }, key);
  return bare(text) === bare(key) ? null : text;
}

export interface SearchCounts {
  /** By the category's hid, within the chosen network. */
  readonly categories: ReadonlyMap<number, number>;
  /** By the network's key, within the chosen category. */
  readonly networks: ReadonlyMap<string, number>;
}

interface CountedGroups {
  readonly categories: readonly { readonly hid: number }[];
  readonly networks: readonly { readonly key: string }[];
  /** The chosen ones. */
  readonly category: Int32Array | null;
  readonly network: Int32Array | null;
}

/** How many of all matches each filter would leave. */
export function countMatches(built: BuiltSearch, all: Int32Array, groups: CountedGroups): SearchCounts {
  const found = new Uint8Array(built.index.size);
  for (const place of all) found[place] = 1;
  const inCategory = onlyIn(found, groups.category);
  const inNetwork = onlyIn(found, groups.network);
  return {
    categories: new Map(groups.categories.map(({ hid }) => [hid, countIn(inNetwork, built.ofCategory(hid))])),
    networks: new Map(groups.networks.map(({ key }) => [key, countIn(inCategory, built.ofNetwork(key))])),
  };
}

function onlyIn(found: Uint8Array, group: Int32Array | null): Uint8Array {
  if (group === null) return found;
  const inside = new Uint8Array(found.length);
  for (const place of group) inside[place] = found[place] ?? 0;
  return inside;
}

function countIn(found: Uint8Array, group: Int32Array): number {
  let count = 0;
  for (const place of group) count += found[place] ?? 0;
  return count;
}
