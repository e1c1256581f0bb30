/** The caches on the reader's device: pages, the data of their islands, and their files, all of one build. */
import { languageOfPath, type Language } from "#i18n/languages.ts";
import { CACHE_PREFIX, CACHED_HEADER } from "#shell/offline/worker-address.ts";
import {
  evicted,
  cacheDecision,
  filesIn,
  isFresh,
  languageOfReader,
  listCached,
  offlinePages,
  cachedPagesIn,
  cachedPath,
  titleOf,
  type Address,
  type CachedPage,
} from "./cache-rules.ts";

const addressOf = ({ pathname, search }: Address): string => pathname + search;

/** The server sends `Vary: Accept-Encoding`, which is irrelevant for a decoded body. */
const ANY_VARIANT = { ignoreVary: true };

export class WorkerCache {
  readonly #pages: string;
  readonly #data: string;
  readonly #files: string;

  constructor(version: string) {
    this.#pages = `${CACHE_PREFIX}${version}-pages`;
    this.#data = `${CACHE_PREFIX}${version}-data`;
    this.#files = `${CACHE_PREFIX}${version}-files`;
  }

  /** Pages and files must be from the same build, so all other caches are deleted. */
  async forgetOtherVersions(): Promise<void> {
    const ours = new Set([this.#pages, this.#data, this.#files]);
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && !ours.has(name));
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** Stores or deletes the copy as the rules decide; true if it is cached now. */
  store(address: Address, answer: Response): Promise<boolean> {
    const decision = cacheDecision(address.pathname, answer);
    // Cloned before anything is awaited, because showing the response consumes its body.
    if (decision === "keep") return this.#putPage(addressOf(address), answer.clone());
    return decision === "drop" ? this.#deletePage(addressOf(address)) : Promise.resolve(false);
  }

  /** The same for the data of a page's islands, requested at `address`. */
  async storeData(address: Address, page: Address, answer: Response): Promise<void> {
    const decision = cacheDecision(page.pathname, answer, "data");
    if (decision === "keep") await this.#put(this.#data, addressOf(address), answer.clone());
    else if (decision === "drop")
      await (await caches.open(this.#data)).delete(addressOf(address), ANY_VARIANT);
  }

  async #putPage(address: string, page: Response): Promise<true> {
    await this.addFiles(filesIn(await this.#put(this.#pages, address, page)));
    return true;
  }

  /** Puts a response into a cache, evicts the oldest entries and returns the text. */
  async #put(cacheName: string, address: string, answer: Response): Promise<string> {
    const text = await answer.text();
    const headers = new Headers(answer.headers);
    // Uses the device's clock, which later decides whether the copy is fresh.
    headers.set("date", new Date().toUTCString());
    const cache = await caches.open(cacheName);
    // A new entry comes last, so the order of entries is the order of visits.
    await cache.put(address, new Response(text, { headers }));
    const old = evicted(await this.#addresses(cacheName));
    await Promise.all(old.map(({ href }) => cache.delete(href, ANY_VARIANT)));
    return text;
  }

  async #deletePage(address: string): Promise<false> {
    await (await caches.open(this.#pages)).delete(address, ANY_VARIANT);
    return false;
  }

  /** A file that fails now is fetched again when a page needs it. */
  async addFiles(addresses: readonly string[]): Promise<void> {
    await Promise.allSettled(addresses.map((address) => this.file(new Request(address))));
  }

  /** A file name contains a content hash, so a cached file is always valid. */
  async file(request: Request): Promise<Response> {
    const files = await caches.open(this.#files);
    const known = await files.match(request, ANY_VARIANT);
    if (known) return known;
    const answer = await fetch(request);
    // If the disk is full, the response is returned anyway.
    if (answer.status === 200) await files.put(request, answer.clone()).catch(() => undefined);
    return answer;
  }

  async copyOf(address: Address): Promise<Response | undefined> {
    return this.#page(cachedPath(address, await this.reader()));
  }

  /** Marked as a copy, so that the island can show it. */
  async copyOfData(address: Address): Promise<Response | undefined> {
    const copy = await caches.match(addressOf(address), { cacheName: this.#data, ...ANY_VARIANT });
    if (!copy) return undefined;
    const headers = new Headers(copy.headers);
    headers.set(CACHED_HEADER, "copy");
    return new Response(copy.body, { headers });
  }

  /** The offline page for an address, with a list of the pages that can be read. */
  async offlinePage(address: Address): Promise<Response | undefined> {
    for (const path of offlinePages(address, await this.reader())) {
      const page = await this.#page(path);
      if (!page) continue;
      const html = listCached(await page.text(), await this.#readablePages(languageOfPath(path)));
      return new Response(html, { headers: page.headers });
    }
    return undefined;
  }

  async #readablePages(language: Language | null): Promise<CachedPage[]> {
    const addresses = cachedPagesIn(await this.#addresses(this.#pages), language);
    const pages = addresses.map(async (address) => {
      const html = (await (await this.#page(addressOf(address)))?.text()) ?? "";
      return { address: addressOf(address), title: titleOf(html) };
    });
    return (await Promise.all(pages)).filter(({ title }) => title !== "");
  }

  async hasFresh(address: string): Promise<boolean> {
    const page = await this.#page(address);
    return page !== undefined && isFresh(page.headers, Date.now());
  }

  async reader(): Promise<Language> {
    return languageOfReader(await this.#addresses(this.#pages));
  }

  #page(address: string): Promise<Response | undefined> {
    return caches.match(address, { cacheName: this.#pages, ...ANY_VARIANT });
  }

  async #addresses(cacheName: string): Promise<URL[]> {
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url));
  }
}
