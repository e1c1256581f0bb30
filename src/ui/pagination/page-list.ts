/** A page number, or a gap where numbers are left out. */
export type PageMark = number | "gap";

/**
 * The pages worth showing: both ends, the current one and its neighbours. A gap never hides a single page,
 * and the row keeps its length while one pages through, so that the links do not wander.
 */
export function pageList(current: number, total: number): readonly PageMark[] {
  if (total <= 7) return range(1, total);
  if (current <= 4) return [...range(1, 5), "gap", total];
  if (current >= total - 3) return [1, "gap", ...range(total - 4, total)];
  return [1, "gap", ...range(current - 1, current + 1), "gap", total];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
