/** The service worker as the page and the server know it. */

/** At the root, because a worker sees only what lies below its own address. */
export const WORKER_PATH = "/sw.js";

/** The only Trusted Types policy there is: it makes the worker's address and nothing else. */
export const WORKER_POLICY = "offline-worker";

/** What the names of all its caches begin with. */
export const CACHE_PREFIX = "kept-";

/** The page that answers where there is neither a connection nor a copy, without the language. */
export const OFFLINE_PATH = "/offline";
