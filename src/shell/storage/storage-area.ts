/**
 * The browser's local storage as the site uses it: it may be missing, forbidden or full, and other tabs write to
 * it as well. What it refuses is kept in memory, so that the page at hand goes on working.
 */
export interface StorageArea {
  read(key: string): string | null;
  write(key: string, text: string): void;
  /** Calls back after every change of the key, in this tab or another. */
  subscribe(key: string, listener: () => void): () => void;
}

interface StorageChange extends Event {
  /** Null after the whole storage was cleared. */
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

  return { read, write, subscribe };
}

export const localArea = createStorageArea(
  () => localStorage,
  () => window,
);
