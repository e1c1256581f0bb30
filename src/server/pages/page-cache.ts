/** Rendered pages, bounded by their bytes; the least recently used goes first. */
import type { StoredAnswer } from "./stored-answer.ts";

export class PageCache {
  readonly #pages = new Map<string, StoredAnswer>();
  readonly #maxBytes: number;
  #bytes = 0;
  #generation = 0;
  /** The last key in the map, which is not moved to the end again. */
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

  /** Grows with every clear(): a page begun before it shows data that has changed since. */
  get generation(): number {
    return this.#generation;
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

  /** Keeps a page unless the data changed since it was begun. */
  put(key: string, page: StoredAnswer, begunInGeneration: number): void {
    if (begunInGeneration !== this.#generation || page.bytes > this.#maxBytes) return;
    this.#drop(key);
    this.#pages.set(key, page);
    this.#latest = key;
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  /** Puts a better form of a page in its place, if it is still there. */
  replace(key: string, page: StoredAnswer, better: StoredAnswer): void {
    if (this.#pages.get(key) === page) this.#pages.set(key, better);
  }

  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}
