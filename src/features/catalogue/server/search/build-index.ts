/** Builds the search index from the DApps in the order of popularity, without holding up the process. */
import { HOT_CATEGORY_ID, HOT_SIZE, type DappRecord, type Network } from "#features/catalogue/model.ts";
import type { StoredCategory } from "#features/catalogue/server/reference-store.ts";
import { Turns } from "#features/catalogue/server/turns.ts";
import { filedTerms } from "./filed-terms.ts";
import { GroupNames, type Group } from "./group-names.ts";
import { SearchIndex } from "./search-index.ts";
import { TermIndexBuilder } from "./term-index.ts";

export type SearchSource = Pick<
  DappRecord,
  "hid" | "title" | "url" | "tokens" | "keywords" | "contracts" | "desc" | "categoryIds" | "networks"
>;

export interface SearchGroups {
  readonly networks: readonly Pick<Network, "key" | "title" | "symbol" | "formerNames" | "aliases">[];
  readonly categories: readonly Pick<StoredCategory, "hid" | "key" | "title" | "aliases">[];
}

export interface BuiltSearch {
  readonly index: SearchIndex;
  /** The DApps of a network or a category, to search within. */
  readonly ofNetwork: (key: string) => Int32Array;
  readonly ofCategory: (hid: number) => Int32Array;
}

export async function buildSearch(
  pages: AsyncIterable<readonly SearchSource[]>,
  { networks, categories }: SearchGroups,
): Promise<BuiltSearch> {
  const turns = new Turns();
  const builder = new TermIndexBuilder();
  const hids: number[] = [];
  const members = new Map<string | number, number[]>();
  for await (const page of pages) {
    for (const dapp of page) {
      const at = hids.push(dapp.hid) - 1;
      builder.add(at, filedTerms(searchTextOf(dapp)));
      for (const group of [...dapp.networks, ...dapp.categoryIds]) join(members, group, at);
      await turns.pause();
    }
  }
  members.set(HOT_CATEGORY_ID, [...hids.slice(0, HOT_SIZE).keys()]);
  const lists = new Map(Array.from(members, ([group, places]) => [group, Int32Array.from(places)]));
  const of = (group: string | number): Int32Array => lists.get(group) ?? new Int32Array();
  const groups = [
    ...networks.map(({ key, title, symbol, formerNames, aliases }): Group => ({
      names: [key, title, symbol, ...formerNames, ...aliases],
      dapps: of(key),
    })),
    ...categories.map(({ hid, key, title, aliases }): Group => ({
      names: [key, ...Object.values(title), ...aliases],
      dapps: of(hid),
    })),
  ];
  const index = new SearchIndex(Int32Array.from(hids), await finish(builder, turns), new GroupNames(groups));
  return { index, ofNetwork: of, ofCategory: of };
}

const searchTextOf = ({ title, url, tokens, keywords, contracts, desc }: SearchSource) => ({
  title,
  url,
  aliases: [...tokens, ...keywords, ...contracts.map(({ address }) => address)],
  texts: Object.values(desc).filter((text) => text !== undefined),
});

function join(members: Map<string | number, number[]>, group: string | number, at: number): void {
  const known = members.get(group);
  if (known) known.push(at);
  else members.set(group, [at]);
}

async function finish(builder: TermIndexBuilder, turns: Turns) {
  const steps = builder.finish();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turns.pause();
  }
}
