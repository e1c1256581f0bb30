/** A seeded pseudo-random generator, so that a run can be repeated. */
export interface Random {
  /** At least 0 and below 1. */
  next: () => number;
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  chance: (share: number) => boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    chance: (share) => next() < share,
  };
}
