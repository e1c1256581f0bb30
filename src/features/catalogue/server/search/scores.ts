/** Scores of all DApps of the index, one byte each: less is better. Plain loops: this is where a search spends its time. */

export type Scores = Uint8Array;

/** Not found. */
export const NOTHING = 255;

/** Gives the same memory out again for every search: large buffers that live for a moment keep the collector busy. */
export class Buffers {
  readonly #size: number;
  readonly #all: Scores[] = [];
  #used = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** What was given out before is free again. */
  reset(): void {
    this.#used = 0;
  }

  take(value = NOTHING): Scores {
    const buffer = this.#all[this.#used] ?? new Uint8Array(this.#size);
    this.#all[this.#used] = buffer;
    this.#used += 1;
    return buffer.fill(value);
  }
}

/** The scores of DApps that every part has found, together. */
export function sumInto(all: Scores, parts: readonly Scores[]): Scores {
  const [first, ...others] = parts;
  if (first) all.set(first);
  for (const part of others) {
    for (let at = 0; at < all.length; at += 1) {
      const sum = all[at] ?? NOTHING;
      if (sum === NOTHING) continue;
      const next = sum + (part[at] ?? NOTHING);
      all[at] = next < NOTHING ? next : NOTHING;
    }
  }
  return all;
}

/** The scores of DApps that at least half of the parts have found, `missing` for each part that has not. */
export function mostInto(all: Scores, parts: readonly Scores[], missing: number): Scores {
  for (let at = 0; at < all.length; at += 1) {
    let sum = 0;
    let found = 0;
    for (const part of parts) {
      const score = part[at] ?? NOTHING;
      if (score === NOTHING) sum += missing;
      else {
        found += 1;
        sum += score;
      }
    }
    if (found > 0 && found * 2 >= parts.length) all[at] = Math.min(NOTHING - 1, sum);
  }
  return all;
}

export function isEmpty(scores: Scores): boolean {
  for (let at = 0; at < scores.length; at += 1) if (scores[at] !== NOTHING) return false;
  return true;
}

/** Lowers the scores of some DApps. */
export function lowerAt(scores: Scores, places: Int32Array, score: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (score < (scores[place] ?? 0)) scores[place] = score;
  }
}

/** Forgets what does not stand in the group, which is in rising order. */
export function keepOnly(scores: Scores, group: Int32Array): void {
  let next = 0;
  for (let at = 0; at < group.length; at += 1) {
    const place = group[at] ?? 0;
    if (place > next) scores.fill(NOTHING, next, place);
    next = place + 1;
  }
  scores.fill(NOTHING, next);
}

export interface Found {
  readonly total: number;
  /** The least score of all. */
  readonly best: number;
  /** How many DApps have each score. */
  readonly perScore: Uint32Array;
}

export function countFound(scores: Scores): Found {
  const perScore = new Uint32Array(NOTHING);
  let total = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? NOTHING;
    if (score === NOTHING) continue;
    total += 1;
    perScore[score] = (perScore[score] ?? 0) + 1;
  }
  const best = perScore.findIndex((count) => count > 0);
  return { total, best: best === -1 ? NOTHING : best, perScore };
}

/** The best in order, from `start` on; equal ones in their own order. */
export function bestOf(scores: Scores, { perScore }: Found, start: number, count: number): number[] {
  const chosen: number[] = [];
  let before = 0;
  for (let score = 0; score < NOTHING && chosen.length < count; score += 1) {
    const own = perScore[score] ?? 0;
    if (own > 0 && before + own > start)
      choose(scores, score, Math.max(0, start - before), count, own, chosen);
    before += own;
  }
  return chosen;
}

function choose(
  scores: Scores,
  score: number,
  skip: number,
  count: number,
  own: number,
  chosen: number[],
): void {
  let passed = 0;
  for (let at = 0; at < scores.length && passed < own && chosen.length < count; at += 1) {
    if (scores[at] !== score) continue;
    if (passed >= skip) chosen.push(at);
    passed += 1;
  }
}
