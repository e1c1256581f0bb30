import type { StoreParts } from "./store-parts.ts";

/** The store as it was drawn for one address. */
export interface Seen {
  readonly title: string;
  readonly store: Element;
}

/** So many steps back are instant. */
const MAX_KEPT = 12;

/** What was seen on this visit, by the query of its address. */
export class SeenStates {
  readonly #states = new Map<string, Seen>();

  get(search: string): Seen | undefined {
    return this.#states.get(search);
  }

  /** Keeps what is on the page now, with all that was loaded into it. The oldest goes. */
  keep({ shown, store }: StoreParts): void {
    this.#states.delete(shown.search);
    this.#states.set(shown.search, { title: document.title, store: store.cloneNode(true) as Element });
    const [oldest] = this.#states.keys();
    if (this.#states.size > MAX_KEPT && oldest !== undefined) this.#states.delete(oldest);
  }
}
