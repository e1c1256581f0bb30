/**
 * Sorts the places of a whole edition before they are written. A DApp is in a dozen lists; unsorted, each of its
 * rows would modify another page of the database.
 */
import type { PlaceRow, Places } from "#features/catalogue/server/rows.ts";

/** One list: alternating rank and id of its DApps. */
type List = number[];

export class SortedPlaces {
  readonly #lists = new Map<number, Map<number, List>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add({ categoryIds, networkIds, rank, id }: Places): void {
    this.#count += categoryIds.length * networkIds.length;
    for (const category of categoryIds) {
      const lists = this.#lists.get(category) ?? new Map<number, List>();
      this.#lists.set(category, lists);
      for (const network of networkIds) {
        const list = lists.get(network);
        if (list) list.push(rank, id);
        else lists.set(network, [rank, id]);
      }
    }
  }

  *inOrder(): Generator<PlaceRow, void, undefined> {
    for (const [category, lists] of inOrder(this.#lists)) {
      for (const [network, list] of inOrder(lists)) {
        for (const key of sorted(list)) {
          yield [category, network, Number(key >> ID_BITS), Number(key & ID_MASK)];
        }
      }
    }
  }
}

const inOrder = <Value>(map: ReadonlyMap<number, Value>): [number, Value][] =>
  [...map].toSorted(([a], [b]) => a - b);

const ID_BITS = 32n;
const ID_MASK = (1n << ID_BITS) - 1n;

/** Packs each into one number, which sorts natively, because the longest list has all DApps. */
function sorted(list: List): BigInt64Array {
  const keys = new BigInt64Array(list.length / 2);
  for (let at = 0; at < keys.length; at += 1) {
    keys[at] = (BigInt(list[at * 2] ?? 0) << ID_BITS) | BigInt(list[at * 2 + 1] ?? 0);
  }
  return keys.toSorted();
}
