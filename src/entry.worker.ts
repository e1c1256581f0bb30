/**
 * The service worker: pages that were opened, the home page and the check of a file stay readable without a
 * connection. It touches pages as they are opened and the files of the build, nothing else.
 */
import { FALLBACK_LANGUAGE, languageOfPath } from "#i18n/languages.ts";
import { answerPage } from "#shell/offline/worker/answer-page.ts";
import { isFile } from "#shell/offline/worker/keeping-rules.ts";
import { Kept } from "#shell/offline/worker/kept.ts";
import { prepare, takeInOpenPages } from "#shell/offline/worker/prepare.ts";
import type { FetchEvent, WorkerScope } from "#shell/offline/worker/worker-scope.ts";

/** Written in by tools/build/worker.ts. */
declare const BUILD_FACTS: {
  readonly version: string;
  /** What no page names in its HTML: the files that the scripts of those always kept ask for. */
  readonly files: readonly string[];
};

const scope = self as unknown as WorkerScope;
const kept = new Kept(BUILD_FACTS.version);

async function install(): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const addresses = open.map(({ url }) => new URL(url));
  await takeInOpenPages(kept, addresses);
  const language = languageOfPath(addresses[0]?.pathname ?? "") ?? FALLBACK_LANGUAGE;
  await prepare(kept, language, BUILD_FACTS.files);
}

async function activate(): Promise<void> {
  await kept.forgetOtherVersions();
  // The browser then asks for a page while the worker is still starting. Some cannot.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

function openPage(event: FetchEvent): void {
  const address = new URL(event.request.url);
  const network = fromNetwork(event);
  event.waitUntil(keepPage(address, network));
  event.respondWith(answerPage(address, network, kept));
}

const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function keepPage(address: URL, network: Promise<Response>): Promise<void> {
  try {
    const isKept = await network.then((answer) => kept.take(address, answer));
    if (isKept) await prepare(kept, await kept.reader(), BUILD_FACTS.files);
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
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") openPage(event);
  else if (origin === scope.location.origin && isFile(pathname)) event.respondWith(kept.file(request));
});
