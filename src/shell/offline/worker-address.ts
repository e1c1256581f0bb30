/** Constants of the service worker that the page and the server share. */

/** At the root, because a worker controls only paths below its own. */
export const WORKER_PATH = "/sw.js";

/** The only Trusted Types policy; it creates the worker's address and nothing else. */
export const WORKER_POLICY = "offline-worker";

/** The prefix of all its cache names. */
export const CACHE_PREFIX = "kept-";

/** The page for visitors who are offline and have no copy, without the language. */
export const OFFLINE_PATH = "/offline";

/** Marks a response of the worker that is a cached copy. */
export const CACHED_HEADER = "x-kept";
