/** Queries of the store: lists, search, one DApp and related ones. */
import { HOT_CATEGORY_ID, HOT_SIZE, type Dapp, type Network } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import { keepByObjects } from "#lib/identity/keep-by-objects.ts";
import { RecentMap } from "#lib/recent-map.ts";
import { describeAll, listedByIds, type CatalogueDeps } from "./deps.ts";
import { isRefined, refinedIds, type DappFilter } from "./lists/refined-lists.ts";
import { ANY, type StoredDapp } from "./rows.ts";
import { countMatches, suggestionFor, type SearchCounts } from "./search/answers.ts";
import { findPlaces } from "./search/find.ts";
import { reasonsFor } from "./search/reasons.ts";
import type { Snapshot } from "./snapshot/snapshot.ts";
import type { ListKey } from "./store.ts";

/** The position after which the next page starts. */
export interface Cursor {
  readonly start: number;
  readonly rank: number;
  readonly id: number;
}

export interface BrowseInput extends DappFilter {
  readonly key?: string | undefined;
  readonly start?: number | undefined;
  /** The `next` of an earlier page, instead of `start`. */
  readonly after?: Cursor | undefined;
  readonly count: number;
  readonly language: Language;
}

export interface DappPage {
  readonly dapps: readonly Dapp[];
  /** Null on the last page. */
  readonly next: Cursor | null;
}

const NO_PAGE: DappPage = { dapps: [], next: null };

/** A list of the store, in the editors' order unless another is chosen; with a key, only matches. */
export async function browse(deps: CatalogueDeps, input: BrowseInput): Promise<DappPage> {
  const { key = "", count, language } = input;
  const start = input.after?.start ?? input.start ?? 0;
  if (key !== "") {
    const { dapps, total } = await search(deps, { ...input, key, start });
    const end = start + count;
    return { dapps, next: end < total ? { start: end, rank: 0, id: 0 } : null };
  }
  if (isRefined(input)) return browseRefined(deps, input, start);
  const snapshot = await deps.snapshots.current();
  const list = listOf(snapshot, input);
  const isHot = input.categoryId === HOT_CATEGORY_ID;
  const limit = isHot ? Math.min(count, HOT_SIZE - start) : count;
  if (!list || limit <= 0) return NO_PAGE;
  const after = input.after ?? (await snapshot.anchors.before(list, start));
  if (after === undefined) return NO_PAGE;
  // Requests one more than shown, to know whether there is a next page.
  const found = await deps.store.list(list, after, limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const end = start + limit;
  const hasNext = found.length > limit && !(isHot && end >= HOT_SIZE);
  return {
    dapps: describeAll(deps, snapshot, shown, language),
    next: last && hasNext ? { start: end, rank: -last.popularity, id: last.id } : null,
  };
}

async function browseRefined(deps: CatalogueDeps, input: BrowseInput, start: number): Promise<DappPage> {
  const ids = await refinedIds(deps, input);
  const end = start + input.count;
  return {
    dapps: await byIds(deps, ids.slice(start, end), input.language),
    next: end < ids.length ? { start: end, rank: 0, id: 0 } : null,
  };
}

/** The number of DApps in a list. */
export async function countDapps(deps: CatalogueDeps, filter: DappFilter): Promise<number> {
  if (isRefined(filter)) return (await refinedIds(deps, filter)).length;
  const snapshot = await deps.snapshots.current();
  const list = listOf(snapshot, filter);
  if (!list) return 0;
  const total = (await snapshot.countsByNetwork(list.categoryId)).get(list.networkId) ?? 0;
  return filter.categoryId === HOT_CATEGORY_ID ? Math.min(HOT_SIZE, total) : total;
}

const countsByKey = keepByObjects(
  (networks: readonly Network[], counts: ReadonlyMap<number, number>): ReadonlyMap<string, number> =>
    new Map(networks.map(({ key, id }) => [key, counts.get(id) ?? 0])),
);

/** The number of DApps of a category per network key; 0 means all categories. */
export async function countsByNetwork(
  { snapshots }: CatalogueDeps,
  categoryId: number,
): Promise<ReadonlyMap<string, number>> {
  const snapshot = await snapshots.current();
  const counts = await snapshot.countsByNetwork(categoryId);
  return countsByKey(snapshot.networks, counts);
}

/** Null if the category or network does not exist. */
function listOf(snapshot: Snapshot, { categoryId = ANY, network }: DappFilter): ListKey | null {
  const isKnown = categoryId === ANY || snapshot.categories.some(({ id }) => id === categoryId);
  const networkId = network === undefined ? ANY : snapshot.networkByKey.get(network)?.id;
  if (!isKnown || networkId === undefined) return null;
  return { categoryId: categoryId === HOT_CATEGORY_ID ? ANY : categoryId, networkId };
}

export interface SearchInput extends DappFilter {
  readonly key: string;
  readonly start?: number | undefined;
  readonly count: number;
  readonly language: Language;
  /** Whether matches are counted per category and network. */
  readonly withCounts?: boolean;
}

export interface SearchPage {
  readonly total: number;
  readonly dapps: readonly Dapp[];
  /** The search as it was probably meant; null if it was taken as it was typed. */
  readonly didYouMean: string | null;
  /** The nearest DApps if nothing was found. */
  readonly alternatives: readonly Dapp[];
  /** Null if not asked for. */
  readonly counts: SearchCounts | null;
  /** The words that matched, folded, to mark them. */
  readonly terms: readonly string[];
  /** By id: the other name that matched, if title and description do not show it. */
  readonly reasons: ReadonlyMap<number, string>;
  /** Set if the search text is a website of no listed DApp. */
  readonly unknownWebsite: UnknownWebsite | null;
}

export interface UnknownWebsite {
  readonly host: string;
  /** Whether it resembles the website of the first nearest DApp. */
  readonly isLookAlike: boolean;
  readonly nearest: readonly Dapp[];
}

const ALTERNATIVES = 3;

export async function search(deps: CatalogueDeps, input: SearchInput): Promise<SearchPage> {
  const {
    key,
    categoryId = ANY,
    network: networkKey,
    start = 0,
    count,
    language,
    withCounts = false,
  } = input;
  const snapshot = await deps.snapshots.current();
  const built = await snapshot.search();
  const category = categoryId === ANY ? null : built.ofCategory(categoryId);
  const network = networkKey === undefined ? null : built.ofNetwork(networkKey);
  const { kind, facts = [] } = input;
  const refined = isRefined({ kind, facts })
    ? Int32Array.from(built.lists.find({ within: [], sort: "editors", trending: [], kind, facts }))
    : null;
  const within = [category, network, refined].filter((group) => group !== null);
  const describe = async (places: readonly number[]): Promise<Dapp[]> =>
    describeAll(deps, snapshot, await listedByIds(deps, places.map(built.hidAt)), language);
  const found = findPlaces(built, key, { start, count, within, withAll: withCounts });
  const { total, places, all, corrections, terms, unknownHost } = found;
  const records = await listedByIds(deps, places.map(built.hidAt));
  const dapps = describeAll(deps, snapshot, records, language);
  const isNothing = total === 0 && unknownHost === null;
  const nearest = isNothing
    ? findPlaces(built, key, { start: 0, count: ALTERNATIVES, within: [], isLoose: true }).places
    : [];
  const { categories, networks } = snapshot;
  const groups = { categories, networks, category, network, refinement: { kind, facts }, refined };
  return {
    total,
    dapps,
    terms,
    reasons: reasonsOf(records, dapps, terms),
    didYouMean: suggestionFor(key, corrections, dapps[0]?.title),
    alternatives: await describe(nearest),
    counts: all && countMatches(built, all, groups),
    unknownWebsite: unknownHost && { ...unknownHost, nearest: await describe(unknownHost.nearest) },
  };
}

function reasonsOf(
  records: readonly StoredDapp[],
  dapps: readonly Dapp[],
  terms: readonly string[],
): ReadonlyMap<number, string> {
  const reasonOf = reasonsFor(terms);
  const reasons = new Map<number, string>();
  for (const [at, record] of records.entries()) {
    const { id, title, description } = dapps[at] ?? { ...record, description: "" };
    const reason = reasonOf(record, [title, description]);
    if (reason !== null) reasons.set(id, reason);
  }
  return reasons;
}

/** Also finds a delisted DApp, whose page says so. */
export async function dapp(deps: CatalogueDeps, id: number, language: Language): Promise<Dapp | null> {
  const snapshot = await deps.snapshots.current();
  const found = await deps.store.byIds([id]);
  return describeAll(deps, snapshot, found, language)[0] ?? null;
}

/** The maximum of renames to follow. */
const MAX_NAMES = 5;

/** The id under which a delisted DApp is listed now, or null. */
export async function successorOf({ store }: CatalogueDeps, id: number): Promise<number | null> {
  let [known] = await store.byIds([id]);
  for (let names = 1; names < MAX_NAMES && known?.replacedBy; names += 1) {
    [known] = await store.byIds([known.replacedBy]);
    if (known?.isListed) return known.id;
  }
  return null;
}

/** In the requested order, without unlisted ones. */
export async function byIds(
  deps: CatalogueDeps,
  ids: readonly number[],
  language: Language,
): Promise<readonly Dapp[]> {
  const snapshot = await deps.snapshots.current();
  return describeAll(deps, snapshot, await listedByIds(deps, ids), language);
}

const RELATED = 6;
const RELATED_FROM = 60;

/** Each page of a DApp compares it with the same ones of its category. */
const MAX_CANDIDATES = 40;
const candidates = new WeakMap<Snapshot, RecentMap<string, Promise<DappPage>>>();

async function candidatesOf(deps: CatalogueDeps, categoryId: number, language: Language): Promise<DappPage> {
  const snapshot = await deps.snapshots.current();
  const known = candidates.get(snapshot) ?? new RecentMap<string, Promise<DappPage>>(MAX_CANDIDATES);
  candidates.set(snapshot, known);
  const key = `${categoryId} ${language}`;
  const page = known.get(key) ?? browse(deps, { categoryId, count: RELATED_FROM, language });
  known.set(key, page);
  // Failures are not kept.
  page.catch(() => known.delete(key));
  return page;
}

/** DApps of the same category; same kind and networks first. */
export async function related(
  deps: CatalogueDeps,
  self: Dapp,
  language: Language,
  limit = RELATED,
): Promise<readonly Dapp[]> {
  const [categoryId] = self.categoryIds;
  if (categoryId === undefined) return [];
  const page = await candidatesOf(deps, categoryId, language);
  const own = new Set(self.networks);
  const likenessOf = (other: Dapp): number =>
    (other.kind === self.kind ? 3 : 0) + Math.min(3, other.networks.filter((key) => own.has(key)).length);
  return page.dapps
    .filter((other) => other.id !== self.id)
    .map((other) => ({ other, likeness: likenessOf(other) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ other }) => other);
}
