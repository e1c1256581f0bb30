/** The attributes of an island: the component writes them and the browser's script reads them. */
export const ISLAND = {
  /** On the element that React hydrates: the island's name. */
  name: "data-island",
  /** Its script files, for the browser to prefetch. */
  scripts: "data-scripts",
  /** The address of its messages. */
  messages: "data-messages",
  /**
   * The version of the props the HTML was rendered with, if the props are at `islandDataPath` instead of in the
   * page.
   */
  version: "data-version",
  /** The storage keys that the island reads. */
  storageKeys: "data-storage-keys",
  /** Hydrated when idle, without an interaction. */
  eager: "data-eager",
} as const;

/** On an island's element after hydration. */
export const HYDRATED = "data-hydrated";

/**
 * On a button inside an island that does nothing without React, such as a heart: a click before hydration is queued
 * and replayed. The value identifies the button if the island is rendered again, so it is unique in the island.
 */
export const REPLAYED = "data-replayed";
