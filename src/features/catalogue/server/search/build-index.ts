/** Builds the search index from the DApps in order of popularity, without blocking the event loop. */
import type { Kind } from "#features/catalogue/kinds.ts";
import { HOT_CATEGORY_ID, HOT_SIZE, type DappRecord, type Network } from "#features/catalogue/model.ts";
import type { StoredCategory } from "#features/catalogue/server/reference-store.ts";
import { GroupNames, type Group } from "#lib/search/group-names.ts";
import { indexTerms } from "#lib/search/terms/index-terms.ts";
import { SearchIndex } from "#lib/search/search-index.ts";
import { TermIndexBuilder } from "#lib/search/terms/term-index.ts";
import {
  ListIndexBuilder,
  type ListIndex,
  type ListSource,
} from "#features/catalogue/server/lists/list-index.ts";
import { EventLoopYield } from "#platform/event-loop-yield.ts";
import { commonWords, PREFIXES } from "./common-words.ts";
import { ContractIndex } from "./contract-index.ts";
import { EMOJI_WORDS } from "./emoji-words.ts";
import { HostIndex } from "./host-index.ts";
import { cuesOfKind, KIND_ACTIONS } from "./kind-actions.ts";
import type { NamedKind } from "./kind-names.ts";
import { NETWORK_NICKNAMES } from "./network-nicknames.ts";
import { searchTextOf, type SearchTextSource } from "./search-text.ts";

export type SearchSource = SearchTextSource &
  ListSource &
  Pick<DappRecord, "id" | "kind" | "categoryIds" | "networks">;

export interface SearchGroups {
  readonly networks: readonly Pick<Network, "key" | "title" | "symbol" | "formerNames" | "aliases">[];
  readonly categories: readonly Pick<StoredCategory, "id" | "key" | "title" | "aliases">[];
  readonly kinds: readonly NamedKind[];
}

export interface BuiltSearch {
  readonly index: SearchIndex;
  readonly hosts: HostIndex;
  readonly contracts: ContractIndex;
  /** The id of the DApp at an index position. */
  readonly hidAt: (place: number) => number;
  /** Undefined if it is not listed. */
  readonly placeOf: (id: number) => number | undefined;
  /** Sorts and filters lists. */
  readonly lists: ListIndex;
  /** The DApps of a network or a category, as search filters. */
  readonly ofNetwork: (key: string) => Int32Array;
  readonly ofCategory: (id: number) => Int32Array;
}

export async function buildSearch(
  pages: AsyncIterable<readonly SearchSource[]>,
  groups: SearchGroups,
  /** The ids of DApps whose owner is proven. */
  proven: ReadonlySet<number> = new Set(),
): Promise<BuiltSearch> {
  const turns = new EventLoopYield();
  const builder = new TermIndexBuilder();
  const hosts = new HostIndex();
  const contracts = new ContractIndex();
  const lists = new ListIndexBuilder();
  const ids: number[] = [];
  const places = new Map<number, number>();
  const members = new Map<string, number[]>();
  for await (const page of pages) {
    for (const dapp of page) {
      const at = ids.push(dapp.id) - 1;
      const { terms, nameWords } = indexTerms(searchTextOf(dapp));
      builder.add(at, terms, nameWords);
      lists.add(dapp, proven.has(dapp.id));
      places.set(dapp.id, at);
      hosts.add(at, dapp);
      contracts.add(at, dapp.contracts);
      for (const key of dapp.networks) join(members, `network ${key}`, at);
      for (const id of dapp.categoryIds) join(members, `category ${id}`, at);
      join(members, `kind ${dapp.kind}`, at);
      await turns.yieldIfDue();
    }
  }
  members.set(`category ${HOT_CATEGORY_ID}`, [...ids.slice(0, HOT_SIZE).keys()]);
  const grouped = new Map(Array.from(members, ([group, own]) => [group, Int32Array.from(own)]));
  const of = (group: string): Int32Array => grouped.get(group) ?? new Int32Array();
  await turns.yieldIfDue();
  const words = commonWords(groups.kinds.flatMap(({ littleNames = [] }) => littleNames));
  const names = await inTurns(GroupNames.of(namedGroups(groups, of), words.fillers, PREFIXES), turns);
  const money = new Set(MONEY.flatMap((kind) => members.get(`kind ${kind}`) ?? []));
  await turns.yieldIfDue();
  const options = { ...words, pictures: EMOJI_WORDS, way: "bridge", money };
  const terms = await inTurns(builder.finish(), turns);
  return {
    index: new SearchIndex(ids.length, terms, names, options),
    hosts,
    contracts,
    hidAt: (place) => ids[place] ?? 0,
    placeOf: (id) => places.get(id),
    lists: await lists.finish(turns),
    ofNetwork: (key) => of(`network ${key}`),
    ofCategory: (id) => of(`category ${id}`),
  };
}

/** A kind says more about a DApp than a category of the same name. */
const KIND_PRECISION = 2;
/** Kinds whose listings are themselves what is swapped, lent or sent. */
const MONEY: readonly Kind[] = ["stablecoin", "commodities"];

const namedGroups = (
  { networks, categories, kinds }: SearchGroups,
  of: (group: string) => Int32Array,
): Group[] =>
  [
    ...networks.map(({ key, title, symbol, formerNames, aliases }): Group => ({
      names: [key, title, symbol, ...formerNames, ...aliases, ...(NETWORK_NICKNAMES[key] ?? [])],
      // "Coinbase" is another wallet, though people say Coinbase chain for Base.
      nicknames: NETWORK_NICKNAMES[key]?.filter((name) => name.includes(" ")) ?? [],
      members: of(`network ${key}`),
      isPlace: true,
    })),
    ...categories.map(({ id, key, title, aliases }): Group => ({
      names: [key, ...Object.values(title), ...aliases],
      members: of(`category ${id}`),
    })),
    ...kinds.map(({ key, names }): Group => ({
      names: [key, ...names],
      members: of(`kind ${key}`),
      precision: KIND_PRECISION,
      isIntent: KIND_ACTIONS.has(key),
      cues: cuesOfKind(key),
    })),
  ].filter(({ members }) => members.length > 0);

function join(members: Map<string, number[]>, group: string, at: number): void {
  const known = members.get(group);
  if (known) known.push(at);
  else members.set(group, [at]);
}

async function inTurns<Result>(
  steps: Generator<void, Result, undefined>,
  turns: EventLoopYield,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turns.yieldIfDue();
  }
}
