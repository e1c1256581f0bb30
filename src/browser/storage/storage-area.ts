/**
 * Wraps the browser's local storage, which may be missing, forbidden or full and which other tabs write to as well.
 * Values that it refuses stay in memory, so that the open page keeps working.
 */
declare const registered: unique symbol;

/** Only the registry creates keys (registry.ts, head-texts.ts); a check refuses them anywhere else. */
export type StorageKey = string & { readonly [registered]: true };

export interface StorageArea {
  read(key: StorageKey): string | null;
  write(key: StorageKey, text: string): void;
  /** Calls the listener after every change of the key, in this tab or another. */
  subscribe(key: StorageKey, listener: () => void): () => void;
  /** Whether a key that the server wrote into the page has a value. */
  hasServed(key: string): boolean;
}

interface StorageChange extends Event {
  /** Null if the whole storage was cleared. */
  readonly key?: string | null;
}

export function createStorageArea(
  open: () => Pick<Storage, "getItem" | "setItem">,
  otherTabs: () => EventTarget,
): StorageArea {
  const refused = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();

  function read(key: string): string | null {
    const kept = refused.get(key);
    if (kept !== undefined) return kept;
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  }

  function write(key: string, text: string): void {
    try {
      open().setItem(key, text);
      refused.delete(key);
    } catch {
      refused.set(key, text);
    }
    for (const listener of listeners.get(key) ?? []) listener();
  }

  function subscribe(key: string, listener: () => void): () => void {
    const own = listeners.get(key) ?? new Set();
    listeners.set(key, own.add(listener));
    const target = otherTabs();
    const hear = (event: StorageChange): void => {
      if (event.key === key || event.key === null) listener();
    };
    target.addEventListener("storage", hear);
    return () => {
      own.delete(listener);
      target.removeEventListener("storage", hear);
    };
  }

  return { read, write, subscribe, hasServed: (key) => read(key) !== null };
}

export const localArea = createStorageArea(
  () => localStorage,
  () => window,
);
