/** One byte of score per DApp of the index, lower is better. Plain loops, because a search spends its time here. */

export type Scores = Uint8Array;

/** Not found. */
export const NOTHING = 255;

/** Reuses buffers between searches, because large short-lived buffers burden the garbage collector. */
export class Buffers {
  readonly #size: number;
  readonly #all: Scores[] = [];
  #used = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** Frees all buffers. */
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

/** The summed scores of DApps that match every part. */
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

/** The summed scores of DApps that match at least half of the parts, with `missing` for each other part. */
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

/** Lowers the scores at these positions. */
export function lowerAt(scores: Scores, places: Int32Array, score: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (score < (scores[place] ?? 0)) scores[place] = score;
  }
}

/** Clears scores outside the group, which is sorted ascending. */
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
  /** The lowest score. */
  readonly best: number;
  /** The number of DApps per score. */
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

/** The best matches from `start` on; ties keep their order. */
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
