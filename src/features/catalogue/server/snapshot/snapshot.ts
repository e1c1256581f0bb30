/** Catalogue data that every request needs, cached in memory until the data changes. */
import type { Network } from "#features/catalogue/model.ts";
import type { StoredPromotion } from "#features/catalogue/server/promotion-store.ts";
import type { StoredCategory, StoredSection } from "#features/catalogue/server/reference-store.ts";
import { ANY, placesOf, type StoredDapp } from "#features/catalogue/server/rows.ts";
import {
  buildSearch,
  type BuiltSearch,
  type SearchGroups,
} from "#features/catalogue/server/search/build-index.ts";
import { namedKinds, type KindLabel } from "#features/catalogue/server/search/kind-names.ts";
import type { CatalogueStore, Position } from "#features/catalogue/server/store.ts";
import { SharedWork } from "#lib/shared-work.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import { Anchors } from "./anchors.ts";
import { CATALOGUE_VERSION } from "./catalogue-version.ts";
import { ListCounts } from "./list-counts.ts";

/** DApps per query while the index is built: a few milliseconds of SQLite. */
const INDEX_PAGE = 100;

export interface Snapshot {
  readonly version: number;
  readonly networks: readonly Network[];
  readonly networkByKey: ReadonlyMap<string, Network>;
  readonly categories: readonly StoredCategory[];
  readonly sections: readonly StoredSection[];
  readonly hotSearches: readonly { readonly id: number; readonly text: string }[];
  readonly promotions: readonly StoredPromotion[];
  /** When the store was first filled. */
  readonly openedAt: Date | null;
  readonly anchors: Anchors;
  /** Built on first use, and again after a failure. */
  search(): Promise<BuiltSearch>;
  /** The number of DApps of a category per network id. */
  countsByNetwork(categoryId: number): Promise<ReadonlyMap<number, number>>;
}

interface SnapshotDeps {
  readonly store: CatalogueStore;
  readonly versions: Pick<DataVersions, "read">;
  /** The labels of kinds, which are searched too. */
  readonly kindLabel?: KindLabel;
  /** The ids of DApps whose owner is proven. A proof that comes or goes changes the catalogue's version. */
  readonly provenDapps?: () => Promise<ReadonlySet<number>>;
}

export interface Snapshots {
  current(): Promise<Snapshot>;
  /**
   * Replaces the current snapshot if the data has changed, and resolves once the search index is ready: what was shown
   * without it can be shown again then.
   */
  refresh(): Promise<boolean>;
}

export function createSnapshots(deps: SnapshotDeps): Snapshots {
  const { versions } = deps;
  const work = new SharedWork<Snapshot>();
  let snapshot: Snapshot | null = null;

  const readVersion = async (): Promise<number> => (await versions.read()).get(CATALOGUE_VERSION) ?? 0;

  const first = (): Promise<Snapshot> =>
    work.run("first", async () => {
      snapshot ??= await takeSnapshot(deps, await readVersion());
      return snapshot;
    });

  const next = (): Promise<Snapshot> =>
    work.run("next", async () => {
      const version = await readVersion();
      if (snapshot?.version === version) {
        await snapshot.search();
        return snapshot;
      }
      const taken = await takeSnapshot(deps, version);
      await taken.search();
      snapshot = taken;
      return taken;
    });

  return {
    current: async () => snapshot ?? first(),
    async refresh() {
      const before = snapshot;
      const wanted = await readVersion();
      let taken = await next();
      // A snapshot that was being created when the data changed again is outdated.
      while (taken.version < wanted) taken = await next();
      return taken !== before;
    },
  };
}

async function takeSnapshot(deps: SnapshotDeps, version: number): Promise<Snapshot> {
  const { store, kindLabel } = deps;
  const [networks, categories, sections, hotSearches, gone, promotions, openedAt] = await Promise.all([
    store.networks(),
    store.categories(),
    store.sections(),
    store.hotSearches(),
    store.delistedNames(),
    store.promotions(),
    store.openedAt(),
  ]);
  const networkIds = new Map(networks.map(({ key, id }) => [key, id]));
  const queried = new Map<number, Promise<ReadonlyMap<number, number>>>();
  const building = new SharedWork<BuiltLists>();
  let built: BuiltLists | null = null;
  return {
    version,
    networks,
    networkByKey: new Map(networks.map((network) => [network.key, network])),
    categories,
    sections,
    // Hot searches must not lead to delisted DApps.
    hotSearches: hotSearches.filter(({ text }) => !gone.has(text.toLowerCase())),
    promotions,
    openedAt,
    anchors: new Anchors(store),
    async search() {
      built ??= await building.run("", () => {
        const groups = { networks, categories, kinds: namedKinds(kindLabel) };
        return buildLists(deps, groups, networkIds);
      });
      return built.search;
    },
    countsByNetwork(categoryId) {
      // Until the index is built, a query counts.
      if (built) return Promise.resolve(built.counts.of(categoryId));
      const known = queried.get(categoryId) ?? store.countsByNetwork(categoryId);
      queried.set(categoryId, known);
      // Failures are not cached.
      known.catch(() => queried.delete(categoryId));
      return known;
    },
  };
}

interface BuiltLists {
  readonly search: BuiltSearch;
  readonly counts: ListCounts;
}

/** Reads all DApps once, for the search index and for the lengths of lists. */
async function buildLists(
  { store, provenDapps }: SnapshotDeps,
  groups: SearchGroups,
  networkIds: ReadonlyMap<string, number>,
): Promise<BuiltLists> {
  const counts = new ListCounts();
  const count = (dapp: StoredDapp): void => counts.add(placesOf(dapp, networkIds));
  const proven = await provenDapps?.();
  return { search: await buildSearch(allDapps(store, count), groups, proven), counts };
}

/** All listed DApps, most popular first. */
async function* allDapps(
  store: CatalogueStore,
  onEach: (dapp: StoredDapp) => void,
): AsyncGenerator<StoredDapp[], void, undefined> {
  let after: Position | null = null;
  for (;;) {
    const page: StoredDapp[] = await store.list({ categoryId: ANY, networkId: ANY }, after, INDEX_PAGE);
    const last = page.at(-1);
    if (!last) return;
    for (const dapp of page) onEach(dapp);
    yield page;
    after = { rank: -last.popularity, id: last.id };
  }
}
