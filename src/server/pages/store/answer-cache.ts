/** Answers, bounded by bytes, least recently used first out. */
import type { StoredAnswer } from "#server/pages/stored-answer.ts";

/** Keys count too, because anybody can send a long address. */
const bytesOf = (key: string, page: StoredAnswer): number => page.bytes + 2 * key.length;

export class AnswerCache {
  readonly #pages = new Map<string, StoredAnswer>();
  readonly #maxBytes: number;
  #bytes = 0;
  #generation = 0;
  /** The last key in the map, which need not be moved to the end again. */
  #latest = "";

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Increases with every clear(): a render that began before shows old data. */
  get generation(): number {
    return this.#generation;
  }

  canHold(key: string, page: StoredAnswer): boolean {
    return bytesOf(key, page) <= this.#maxBytes;
  }

  get(key: string): StoredAnswer | undefined {
    const page = this.#pages.get(key);
    if (page && key !== this.#latest) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
      this.#latest = key;
    }
    return page;
  }

  /** Caches a page unless the data changed since its render began. */
  put(key: string, page: StoredAnswer, begunInGeneration: number): void {
    if (begunInGeneration !== this.#generation || !this.canHold(key, page)) return;
    this.drop(key);
    this.#pages.set(key, page);
    this.#latest = key;
    this.#bytes += bytesOf(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.drop(oldest);
    }
  }

  /** Whether this very page is still there. Does not count as a request. */
  holds(key: string, page: StoredAnswer): boolean {
    return this.#pages.get(key) === page;
  }

  /** Replaces a page with a better compressed form, if it is still there. */
  replace(key: string, page: StoredAnswer, better: StoredAnswer): void {
    if (!this.holds(key, page)) return;
    this.#bytes += better.bytes - page.bytes;
    this.#pages.set(key, better);
  }

  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#bytes -= bytesOf(key, page);
    this.#pages.delete(key);
  }
}
