/** Lists that are sorted or filtered by more than category and network. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Refinement } from "#features/catalogue/refine.ts";
import type { CatalogueDeps } from "#features/catalogue/server/deps.ts";
import { ANY } from "#features/catalogue/server/rows.ts";
import type { BuiltSearch } from "#features/catalogue/server/search/build-index.ts";
import type { ListCounts } from "./list-index.ts";

export interface DappFilter extends Refinement {
  /** All categories if missing or 0. */
  readonly categoryId?: number | undefined;
  /** A network's key. */
  readonly network?: string | undefined;
}

/** Lists without any of these are read from the database. */
export const isRefined = ({ sort = "editors", kind, facts = [] }: Refinement): boolean =>
  sort !== "editors" || kind !== undefined || facts.length > 0;

/** The ids of a list, in its order. */
export async function refinedIds(deps: CatalogueDeps, filter: DappFilter): Promise<number[]> {
  const { sort = "editors", kind, facts = [] } = filter;
  const built = await (await deps.snapshots.current()).search();
  const opened = sort === "trending" ? await deps.trending() : [];
  const trending = opened.flatMap((id) => built.placeOf(id) ?? []);
  return built.lists.find({ within: groupsOf(built, filter), sort, trending, kind, facts }).map(built.hidAt);
}

/** Large catalogues need seconds for the index after a start; a page does not wait for its counts that long. */
const PATIENCE_MS = 1_000;

/** How many DApps each kind and fact would leave; null while the index is being built. */
export async function refinements(deps: CatalogueDeps, filter: DappFilter): Promise<ListCounts | null> {
  const giveUp = new AbortController();
  const late = sleep(PATIENCE_MS, null, { signal: giveUp.signal, ref: false }).catch(() => null);
  const built = await Promise.race([(await deps.snapshots.current()).search(), late]);
  giveUp.abort();
  if (!built) return null;
  const { kind, facts = [] } = filter;
  return built.lists.count({ within: groupsOf(built, filter), kind, facts });
}

function groupsOf(built: BuiltSearch, { categoryId = ANY, network }: DappFilter): Int32Array[] {
  return [
    ...(categoryId === ANY ? [] : [built.ofCategory(categoryId)]),
    ...(network === undefined ? [] : [built.ofNetwork(network)]),
  ];
}
