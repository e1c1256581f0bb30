/**
 * The service worker: opened pages, the home page and the file check stay readable offline. It handles page
 * navigations, the data of their islands and the files of the build, nothing else.
 */
import { FALLBACK_LANGUAGE, languageOfPath } from "#i18n/languages.ts";
import { answerData, answerPage } from "#shell/offline/worker/answer-page.ts";
import { isDesk, isFile, pageOfData, type Address } from "#shell/offline/worker/cache-rules.ts";
import { setNavigationPreload } from "#shell/offline/worker/navigation-preload.ts";
import { WorkerCache } from "#shell/offline/worker/worker-cache.ts";
import { prepare, cacheOpenPages } from "#shell/offline/worker/prepare.ts";
import type { FetchEvent, WorkerScope } from "#shell/offline/worker/worker-scope.ts";

/** Injected by tools/build/worker.ts. */
declare const BUILD_FACTS: {
  readonly version: string;
  /** Files that no HTML names: those that the scripts of always cached pages load. */
  readonly files: readonly string[];
};

const scope = self as unknown as WorkerScope;
const cache = new WorkerCache(BUILD_FACTS.version);

async function install(): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const addresses = open.map(({ url }) => new URL(url));
  await cacheOpenPages(cache, addresses);
  const language = languageOfPath(addresses[0]?.pathname ?? "") ?? FALLBACK_LANGUAGE;
  await prepare(cache, language, BUILD_FACTS.files);
}

async function activate(): Promise<void> {
  await cache.forgetOtherVersions();
  await setNavigationPreload(scope.registration.navigationPreload, navigator.userAgent);
  await scope.clients.claim();
}

function openPage(event: FetchEvent): void {
  const address = new URL(event.request.url);
  const network = fromNetwork(event);
  event.waitUntil(cachePage(address, network));
  event.respondWith(answerPage(address, network, cache));
}

const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** The data of a page's islands, requested at `address`. */
function openData(event: FetchEvent, address: URL, page: Address): void {
  const network = fetch(event.request);
  event.waitUntil(network.then((answer) => cache.storeData(address, page, answer)).catch(() => undefined));
  event.respondWith(answerData(address, network, cache));
}

async function cachePage(address: URL, network: Promise<Response>): Promise<void> {
  try {
    const isCached = await network.then((answer) => cache.store(address, answer));
    if (isCached) await prepare(cache, await cache.reader(), BUILD_FACTS.files);
  } catch {}
}

scope.addEventListener("install", (event) => {
  void scope.skipWaiting();
  event.waitUntil(install());
});

scope.addEventListener("activate", (event) => event.waitUntil(activate()));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = new URL(request.url);
  // The operators' desk is never read offline, and nothing of it is cached.
  if (isDesk(address.pathname)) return;
  if (request.mode === "navigate") return openPage(event);
  if (address.origin !== scope.location.origin) return;
  const page = pageOfData(address);
  if (page) openData(event, address, page);
  else if (isFile(address.pathname)) event.respondWith(cache.file(request));
});
