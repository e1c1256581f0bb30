/** What lies on the reader's device: pages, and the files that draw them. Both belong to one version of the site. */
import type { Language } from "#i18n/languages.ts";
import { CACHE_PREFIX } from "#shell/offline/worker-address.ts";
import {
  dropped,
  fateOf,
  filesIn,
  isFresh,
  languageOfReader,
  offlinePages,
  standIn,
  type Address,
} from "./keeping-rules.ts";

const addressOf = ({ pathname, search }: Address): string => pathname + search;

/** The server says `Vary: Accept-Encoding`, which means nothing for a body that is unpacked. */
const ANY_VARIANT = { ignoreVary: true };

export class Kept {
  readonly #pages: string;
  readonly #files: string;

  constructor(version: string) {
    this.#pages = `${CACHE_PREFIX}${version}-pages`;
    this.#files = `${CACHE_PREFIX}${version}-files`;
  }

  /** A page goes with the files it was made for: nothing of another version may stay. */
  async forgetOtherVersions(): Promise<void> {
    const ours = new Set([this.#pages, this.#files]);
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && !ours.has(name));
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** Does with an answer what the rules say; true where it is kept now. */
  take(address: Address, answer: Response): Promise<boolean> {
    const fate = fateOf(address.pathname, answer);
    // Copied before anything is waited for: whoever shows the answer uses its body up.
    if (fate === "keep") return this.#keep(addressOf(address), answer.clone());
    return fate === "drop" ? this.#drop(addressOf(address)) : Promise.resolve(false);
  }

  async #keep(address: string, page: Response): Promise<true> {
    const html = await page.text();
    const headers = new Headers(page.headers);
    // By the clock that will be looked at again.
    headers.set("date", new Date().toUTCString());
    const pages = await caches.open(this.#pages);
    // What is put anew comes last: the order of the entries is that of the visits.
    await pages.put(address, new Response(html, { headers }));
    await Promise.all(dropped(await this.#addresses()).map(({ href }) => pages.delete(href, ANY_VARIANT)));
    await this.addFiles(filesIn(html));
    return true;
  }

  async #drop(address: string): Promise<false> {
    await (await caches.open(this.#pages)).delete(address, ANY_VARIANT);
    return false;
  }

  /** One that cannot be had now is asked for again when a page needs it. */
  async addFiles(addresses: readonly string[]): Promise<void> {
    await Promise.allSettled(addresses.map((address) => this.file(new Request(address))));
  }

  /** A file of the site: its name changes with its content, so a kept one is as good as any. */
  async file(request: Request): Promise<Response> {
    const files = await caches.open(this.#files);
    const known = await files.match(request, ANY_VARIANT);
    if (known) return known;
    const answer = await fetch(request);
    // A full disk is no reason to withhold it.
    if (answer.status === 200) await files.put(request, answer.clone()).catch(() => undefined);
    return answer;
  }

  async copyOf(address: Address): Promise<Response | undefined> {
    return this.#page(standIn(address, await this.reader()));
  }

  async offlinePage(address: Address): Promise<Response | undefined> {
    const [first = "", second = ""] = offlinePages(address, await this.reader());
    return (await this.#page(first)) ?? this.#page(second);
  }

  async hasFresh(address: string): Promise<boolean> {
    const page = await this.#page(address);
    return page !== undefined && isFresh(page.headers, Date.now());
  }

  async reader(): Promise<Language> {
    return languageOfReader(await this.#addresses());
  }

  #page(address: string): Promise<Response | undefined> {
    return caches.match(address, { cacheName: this.#pages, ...ANY_VARIANT });
  }

  async #addresses(): Promise<URL[]> {
    const requests = await (await caches.open(this.#pages)).keys();
    return requests.map(({ url }) => new URL(url));
  }
}
