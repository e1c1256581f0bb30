/** The caches of existing and of missing pages. */
import { BestCompression } from "./best-compression.ts";
import { PageCache } from "./page-cache.ts";
import type { StoredAnswer } from "#server/pages/stored-answer.ts";

/** Addresses without a page are unlimited, so they must not evict real pages. */
const NOT_FOUND_SHARE = 0.1;

export class PageStore {
  readonly #pages: PageCache;
  readonly #missing: PageCache;
  readonly #best = new BestCompression();

  constructor(maxBytes: number) {
    this.#pages = new PageCache(maxBytes * (1 - NOT_FOUND_SHARE));
    this.#missing = new PageCache(maxBytes * NOT_FOUND_SHARE);
  }

  /** See PageCache: read before a render, passed when its page is cached. */
  get generation(): number {
    return this.#pages.generation;
  }

  get(key: string): StoredAnswer | undefined {
    const page = this.#pages.get(key);
    if (!page) return this.#missing.get(key);
    this.#best.improve(page, (better) => this.#pages.replace(key, page, better));
    return page;
  }

  keep(key: string, page: StoredAnswer, begunInGeneration: number): void {
    if (page.status === 200) this.#pages.put(key, page, begunInGeneration);
    if (page.status === 404 || page.status === 410) this.#missing.put(key, page, begunInGeneration);
  }

  clear(): void {
    this.#pages.clear();
    this.#missing.clear();
  }
}
