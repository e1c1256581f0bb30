/**
 * Sorts and filters lists in memory, in one pass over the DApps. A DApp is a position in the editors' order, as in the
 * search index.
 */
import { KINDS, type Kind } from "#features/catalogue/kinds.ts";
import type { DappRecord } from "#features/catalogue/model.ts";
import {
  bitsOf,
  factBits,
  REQUIRED_FACTS,
  type RequiredFact,
  type Sort,
} from "#features/catalogue/refine.ts";
import { sortInTurns, type Turns } from "./sort-in-turns.ts";

export type ListSource = Pick<
  DappRecord,
  | "title"
  | "kind"
  | "networks"
  | "otherNetworks"
  | "audits"
  | "contracts"
  | "connection"
  | "tokens"
  | "hasToken"
  | "listedAt"
>;

/** The orders that depend on the DApps alone. */
type StaticSort = Exclude<Sort, "trending">;

export interface ListQuery {
  /** Only positions in all of these groups. */
  readonly within: readonly Int32Array[];
  readonly sort: Sort;
  /** The positions to begin with if the sort is `trending`. */
  readonly trending: readonly number[];
  readonly kind: Kind | undefined;
  readonly facts: readonly RequiredFact[];
}

export interface ListCounts {
  /** The kinds of the list, without regard to the chosen one. */
  readonly kinds: ReadonlyMap<Kind, number>;
  /** How many would be left with this fact too. */
  readonly facts: ReadonlyMap<RequiredFact, number>;
}

export class ListIndex {
  readonly #kinds: Uint8Array;
  readonly #facts: Uint8Array;
  readonly #orders: Readonly<Record<StaticSort, Int32Array>>;

  constructor(kinds: Uint8Array, facts: Uint8Array, orders: Readonly<Record<StaticSort, Int32Array>>) {
    this.#kinds = kinds;
    this.#facts = facts;
    this.#orders = orders;
  }

  /** The positions of a list, in its order. */
  find(query: ListQuery): number[] {
    const isInside = this.#inside(query.within);
    const kind = query.kind === undefined ? null : KINDS.indexOf(query.kind);
    const bits = bitsOf(query.facts);
    const found: number[] = [];
    for (const place of this.#ordered(query)) {
      if (isInside[place] === 0 || ((this.#facts[place] ?? 0) & bits) !== bits) continue;
      if (kind === null || this.#kinds[place] === kind) found.push(place);
    }
    return found;
  }

  count({ within, kind, facts }: Pick<ListQuery, "within" | "kind" | "facts">): ListCounts {
    const isInside = this.#inside(within);
    const chosen = kind === undefined ? null : KINDS.indexOf(kind);
    const bits = bitsOf(facts);
    const byKind = new Uint32Array(KINDS.length);
    const byFact = new Uint32Array(REQUIRED_FACTS.length);
    for (const [place, inside] of isInside.entries()) {
      const own = this.#facts[place] ?? 0;
      if (inside === 0 || (own & bits) !== bits) continue;
      const ownKind = this.#kinds[place] ?? 0;
      byKind[ownKind] = (byKind[ownKind] ?? 0) + 1;
      if (chosen !== null && ownKind !== chosen) continue;
      for (let at = 0; at < byFact.length; at += 1) byFact[at] = (byFact[at] ?? 0) + ((own >> at) & 1);
    }
    return {
      kinds: new Map(
        KINDS.flatMap((name, at) => (byKind[at] ? [[name, byKind[at]] as const] : [])).toSorted(
          ([, a], [, b]) => b - a,
        ),
      ),
      facts: new Map(REQUIRED_FACTS.map((fact, at) => [fact, byFact[at] ?? 0])),
    };
  }

  *#ordered({ sort, trending }: ListQuery): Iterable<number> {
    if (sort !== "trending") return yield* this.#orders[sort];
    yield* trending;
    const shown = new Set(trending);
    for (const place of this.#orders.editors) if (!shown.has(place)) yield place;
  }

  /** 1 for each position that is in all groups. */
  #inside(groups: readonly Int32Array[]): Uint8Array {
    const counts = new Uint8Array(this.#kinds.length);
    if (groups.length === 0) return counts.fill(1);
    groups.forEach((group, at) => {
      for (const place of group) if (counts[place] === at) counts[place] = at + 1;
    });
    return counts.map((count) => (count === groups.length ? 1 : 0));
  }
}

/** Collects the DApps in the editors' order. */
export class ListIndexBuilder {
  readonly #kinds: number[] = [];
  readonly #facts: number[] = [];
  readonly #networks: number[] = [];
  readonly #listedSeconds: number[] = [];
  readonly #titles: string[] = [];

  add(dapp: ListSource, isProven: boolean): void {
    this.#kinds.push(KINDS.indexOf(dapp.kind));
    this.#facts.push(factBits({ ...dapp, isProven }));
    this.#networks.push(dapp.networks.length + dapp.otherNetworks.length);
    this.#listedSeconds.push(Math.floor(dapp.listedAt.getTime() / 1_000));
    this.#titles.push(dapp.title);
  }

  async finish(turns: Turns): Promise<ListIndex> {
    const editors = upTo(this.#titles.length);
    const titles = this.#titles;
    const sort = async (compare: (a: number, b: number) => number): Promise<Int32Array> =>
      Int32Array.from(await sortInTurns(Array.from(editors), (a, b) => compare(a, b) || a - b, turns));
    const orders = {
      editors,
      new: await sort(descending(this.#listedSeconds)),
      networks: await sort(descending(this.#networks)),
      name: await sort((a, b) => collator.compare(titles[a] ?? "", titles[b] ?? "")),
    };
    return new ListIndex(Uint8Array.from(this.#kinds), Uint8Array.from(this.#facts), orders);
  }
}

/** A plain loop: an iterator takes twenty times as long, and 100,000 steps of it block the event loop. */
function upTo(count: number): Int32Array {
  const places = new Int32Array(count);
  for (let place = 0; place < count; place += 1) places[place] = place;
  return places;
}

const descending =
  (values: readonly number[]) =>
  (a: number, b: number): number =>
    (values[b] ?? 0) - (values[a] ?? 0);

const collator = new Intl.Collator("en", { numeric: true });
