/** Builds the search index from the DApps in order of popularity, without blocking the event loop. */
import { HOT_CATEGORY_ID, HOT_SIZE, type DappRecord, type Network } from "#features/catalogue/model.ts";
import type { StoredCategory } from "#features/catalogue/server/reference-store.ts";
import { EventLoopYield } from "#platform/event-loop-yield.ts";
import { filedTerms } from "./filed-terms.ts";
import { GroupNames, type Group } from "./group-names.ts";
import { HostIndex } from "./host-index.ts";
import { SearchIndex } from "./search-index.ts";
import { TermIndexBuilder } from "./term-index.ts";

export type SearchSource = Pick<
  DappRecord,
  | "hid"
  | "title"
  | "url"
  | "tokens"
  | "keywords"
  | "contracts"
  | "desc"
  | "categoryIds"
  | "networks"
  | "otherNetworks"
>;

export interface SearchGroups {
  readonly networks: readonly Pick<Network, "key" | "title" | "symbol" | "formerNames" | "aliases">[];
  readonly categories: readonly Pick<StoredCategory, "hid" | "key" | "title" | "aliases">[];
}

export interface BuiltSearch {
  readonly index: SearchIndex;
  readonly hosts: HostIndex;
  /** The id of the DApp at an index position. */
  readonly hidAt: (place: number) => number;
  /** The DApps of a network or a category, as search filters. */
  readonly ofNetwork: (key: string) => Int32Array;
  readonly ofCategory: (hid: number) => Int32Array;
}

export async function buildSearch(
  pages: AsyncIterable<readonly SearchSource[]>,
  { networks, categories }: SearchGroups,
): Promise<BuiltSearch> {
  const turns = new EventLoopYield();
  const builder = new TermIndexBuilder();
  const hosts = new HostIndex();
  const hids: number[] = [];
  const members = new Map<string | number, number[]>();
  for await (const page of pages) {
    for (const dapp of page) {
      const at = hids.push(dapp.hid) - 1;
      builder.add(at, filedTerms(searchTextOf(dapp)));
      hosts.add(at, dapp);
      for (const group of [...dapp.networks, ...dapp.categoryIds]) join(members, group, at);
      await turns.yieldIfDue();
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
  return { index, hosts, hidAt: (place) => hids[place] ?? 0, ofNetwork: of, ofCategory: of };
}

const searchTextOf = ({ title, url, tokens, keywords, otherNetworks, contracts, desc }: SearchSource) => ({
  title,
  url,
  aliases: [...tokens, ...keywords, ...otherNetworks, ...contracts.map(({ address }) => address)],
  texts: Object.values(desc).filter((text) => text !== undefined),
});

function join(members: Map<string | number, number[]>, group: string | number, at: number): void {
  const known = members.get(group);
  if (known) known.push(at);
  else members.set(group, [at]);
}

async function finish(builder: TermIndexBuilder, turns: EventLoopYield) {
  const steps = builder.finish();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turns.yieldIfDue();
  }
}
