/**
 * Caches the position of every 250th DApp of a list. A request for the 20,000th then starts near it; skipping all
 * rows each time would make far pages slower than near ones.
 */
import type { CatalogueStore, ListKey, Position } from "#features/catalogue/server/store.ts";

const STEP = 250;

interface Known {
  /** The n-th is the position of DApp number (n + 1) × STEP. */
  readonly positions: Position[];
  isComplete: boolean;
}

export class Anchors {
  readonly #store: Pick<CatalogueStore, "positionAt">;
  readonly #lists = new Map<string, Known>();

  constructor(store: Pick<CatalogueStore, "positionAt">) {
    this.#store = store;
  }

  /** The DApp to continue after for `start`; undefined past the end. */
  async before(key: ListKey, start: number): Promise<Position | null | undefined> {
    if (start === 0) return null;
    const known = this.#known(key);
    const steps = Math.floor(start / STEP);
    while (known.positions.length < steps && !known.isComplete) {
      const from = known.positions.length;
      const next = await this.#store.positionAt(key, known.positions.at(-1) ?? null, STEP);
      if (!next) known.isComplete = true;
      // Another request may have added it meanwhile.
      else if (known.positions.length === from) known.positions.push(next);
    }
    if (known.positions.length < steps) return undefined;
    const anchor = known.positions[steps - 1] ?? null;
    const rest = start - steps * STEP;
    if (rest === 0) return anchor;
    return (await this.#store.positionAt(key, anchor, rest)) ?? undefined;
  }

  #known({ categoryId, networkId }: ListKey): Known {
    const name = `${categoryId} ${networkId}`;
    const known = this.#lists.get(name) ?? { positions: [], isComplete: false };
    this.#lists.set(name, known);
    return known;
  }
}
