/** Fetches pages ahead that a reader may need offline. */
import type { Language } from "#i18n/languages.ts";
import { connectionOf, mayPrefetch } from "#shell/prefetch/data-budget.ts";
import { alwaysCached, isPersonal } from "./cache-rules.ts";
import type { WorkerCache } from "./worker-cache.ts";

/** A worker cannot read the reduced-data preference, only the connection. */
const mayPrepare = (): boolean => mayPrefetch(connectionOf(navigator), false);

/** A failed fetch is tried again with the next page. */
async function fetchPage(cache: WorkerCache, address: string): Promise<void> {
  try {
    // Without cookies, so that the copy is the page everybody gets.
    const request = new Request(address, { credentials: "omit" });
    await cache.store(new URL(request.url), await fetch(request));
  } catch {}
}

/** Fetches the pages that are always cached, in the reader's language, and the files that their scripts need. */
export async function prepare(
  cache: WorkerCache,
  language: Language,
  files: readonly string[],
): Promise<void> {
  if (!mayPrepare()) return;
  for (const address of alwaysCached(language)) {
    if (!(await cache.hasFresh(address))) await fetchPage(cache, address);
  }
  await cache.addFiles(files);
}

/** Caches the pages that were opened before the worker was installed. */
export async function cacheOpenPages(cache: WorkerCache, addresses: readonly URL[]): Promise<void> {
  if (!mayPrepare()) return;
  for (const { href, pathname } of addresses) if (!isPersonal(pathname)) await fetchPage(cache, href);
}
