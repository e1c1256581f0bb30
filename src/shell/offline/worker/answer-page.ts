/** The worker's responses for pages and their data: network first, cache as fallback. */
import type { WorkerCache } from "./worker-cache.ts";
import { markCached, type CachedAs } from "./cache-rules.ts";

/** If the network takes longer, the cached copy is shown. */
const NETWORK_TIMEOUT_MS = 5_000;

export async function answerPage(
  address: URL,
  network: Promise<Response>,
  cache: WorkerCache,
): Promise<Response> {
  try {
    return (await withTimeout(network)) ?? (await copyOf(cache, address)) ?? (await network);
  } catch {
    return (await copyOf(cache, address)) ?? (await offlinePage(cache, address)) ?? Response.error();
  }
}

/** The data of a page's islands. Without a cached copy the request fails and the caller handles it. */
export async function answerData(
  address: URL,
  network: Promise<Response>,
  cache: WorkerCache,
): Promise<Response> {
  try {
    return (await withTimeout(network)) ?? (await cache.copyOfData(address)) ?? (await network);
  } catch {
    return (await cache.copyOfData(address)) ?? Response.error();
  }
}

const withTimeout = (network: Promise<Response>): Promise<Response | null> =>
  Promise.race([
    network,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), NETWORK_TIMEOUT_MS);
    }),
  ]);

async function copyOf(cache: WorkerCache, address: URL): Promise<Response | null> {
  const copy = await cache.copyOf(address);
  return copy ? marked(copy, "copy", 200) : null;
}

/** Status 503, because it is not the requested page. */
async function offlinePage(cache: WorkerCache, address: URL): Promise<Response | null> {
  const page = await cache.offlinePage(address);
  return page ? marked(page, "instead", 503) : null;
}

const marked = async (page: Response, as: CachedAs, status: number): Promise<Response> =>
  new Response(markCached(await page.text(), as), { status, headers: page.headers });
