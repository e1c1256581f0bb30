import type { StoreState } from "#pages/dappstore/store-state.ts";

/** The number of instant steps back. */
const MAX_ENTRIES = 12;

/** The states of this visit by query string, for back navigation and for offline use. */
export class HistoryCache {
  readonly #states = new Map<string, StoreState>();

  get(search: string): StoreState | undefined {
    return this.#states.get(search);
  }

  /** Evicts the oldest entry. */
  set(search: string, state: StoreState): void {
    this.#states.delete(search);
    this.#states.set(search, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > MAX_ENTRIES && oldest !== undefined) this.#states.delete(oldest);
  }
}
