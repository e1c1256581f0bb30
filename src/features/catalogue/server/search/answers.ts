/** What a search says beside its results: what was probably meant, and how many there are per filter. */
import type { Refinement } from "#features/catalogue/refine.ts";
import type { ListCounts } from "#features/catalogue/server/lists/list-index.ts";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import type { Corrected } from "#lib/search/search-index.ts";
import { segmentsOf, wholeOf } from "#lib/search/scripts/segments.ts";
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
  /** By the category's id, within the chosen network. */
  readonly categories: ReadonlyMap<number, number>;
  /** By the network's key, within the chosen category. */
  readonly networks: ReadonlyMap<string, number>;
  /** By kind and fact, within the chosen category and network. */
  readonly refinements: ListCounts;
}

interface CountedGroups {
  readonly categories: readonly { readonly id: number }[];
  readonly networks: readonly { readonly key: string }[];
  /** The chosen ones. */
  readonly category: Int32Array | null;
  readonly network: Int32Array | null;
  readonly refinement: Pick<Refinement, "kind" | "facts">;
  /** The DApps of the chosen kind and facts. */
  readonly refined: Int32Array | null;
}

/** How many of all matches each filter would leave. */
export function countMatches(built: BuiltSearch, all: Int32Array, groups: CountedGroups): SearchCounts {
  const found = new Uint8Array(built.index.size);
  for (const place of all) found[place] = 1;
  const refined = onlyIn(found, groups.refined);
  const inCategory = onlyIn(refined, groups.category);
  const inNetwork = onlyIn(refined, groups.network);
  const { kind, facts = [] } = groups.refinement;
  const within = [all, groups.category, groups.network].filter((group) => group !== null);
  return {
    refinements: built.lists.count({ within, kind, facts }),
    categories: new Map(groups.categories.map(({ id }) => [id, countIn(inNetwork, built.ofCategory(id))])),
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
