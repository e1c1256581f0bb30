/**
 * The other half of registry.ts: plain texts without a version, because scripts in the head read them before any
 * module loads. They are in a separate file, so that the script of every page carries no parsers for a page's
 * values.
 */
import type { StorageKey } from "./storage-area.ts";

export const THEME = { key: "theme" as StorageKey, values: ["light", "dark"] } as const;

export const MAINLAND_NOTICE = { key: "mainland-notice" as StorageKey, values: ["dismissed"] } as const;

/** In session storage: the time of the last reload because a script failed to load. */
export const RELOADED_AT = { key: "reloaded-at" as StorageKey } as const;
