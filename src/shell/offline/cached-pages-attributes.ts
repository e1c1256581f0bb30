/** On the offline page: the service worker shows the section and fills the list. */
export const CACHED_PAGES = { section: "data-cached-pages", list: "data-cached-list" } as const;
