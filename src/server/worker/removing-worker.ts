/**
 * Served at `/sw.js` in development and with SERVICE_WORKER=off. Browsers that have the worker check there for an
 * update; this one clears everything and unregisters itself.
 */
import { CACHE_PREFIX, WORKER_PATH } from "#shell/offline/worker-address.ts";
import type { App } from "#server/app.ts";
import { WORKER_HEADERS } from "./worker-headers.ts";

const REMOVING_WORKER = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith("${CACHE_PREFIX}"))await caches.delete(name);
await registration.unregister()
})()))
`;

/** listener.ts serves the built worker before this route. */
export function mountRemovingWorker(app: App): void {
  app.get(WORKER_PATH, (c) =>
    c.body(REMOVING_WORKER, 200, { ...WORKER_HEADERS, "content-type": "text/javascript; charset=utf-8" }),
  );
}
