/**
 * What `/sw.js` says where the site keeps nothing on devices: while it is worked on, and with SERVICE_WORKER=off.
 * Browsers that have the worker look there for a newer one; they find this, which clears everything and goes.
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

/** The built site's own worker is answered before this, in listener.ts. */
export function mountRemovingWorker(app: App): void {
  app.get(WORKER_PATH, (c) =>
    c.body(REMOVING_WORKER, 200, { ...WORKER_HEADERS, "content-type": "text/javascript; charset=utf-8" }),
  );
}
