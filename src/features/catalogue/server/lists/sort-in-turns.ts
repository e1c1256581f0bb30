import type { EventLoopYield } from "#platform/event-loop-yield.ts";

export type Turns = Pick<EventLoopYield, "yieldIfDue">;

const SORTED_AT_ONCE = 500;

/** A merge sort that yields: sorting 100,000 names at once would block the event loop for most of a second. */
export async function sortInTurns<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  turns: Turns,
): Promise<readonly Item[]> {
  await turns.yieldIfDue();
  if (items.length <= SORTED_AT_ONCE) return items.toSorted(compare);
  const middle = items.length >>> 1;
  const left = await sortInTurns(items.slice(0, middle), compare, turns);
  const right = await sortInTurns(items.slice(middle), compare, turns);
  return merged(left, right, compare, turns);
}

async function merged<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
  turns: Turns,
): Promise<readonly Item[]> {
  const sorted: Item[] = [];
  let from = 0;
  for (const item of left) {
    for (let next = right[from]; next !== undefined && compare(next, item) < 0; next = right[from]) {
      sorted.push(next);
      from += 1;
    }
    sorted.push(item);
    if (sorted.length % SORTED_AT_ONCE === 0) await turns.yieldIfDue();
  }
  return [...sorted, ...right.slice(from)];
}
