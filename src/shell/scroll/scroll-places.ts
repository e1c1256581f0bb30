/** Where the reader was on each page of this visit, by the key of its history entry. */
const STORAGE_KEY = "scroll-places";
const MOST_PLACES = 100;

type SessionStore = Pick<Storage, "getItem" | "setItem">;

export interface ScrollPlaces {
  find(key: string): number | undefined;
  remember(key: string, top: number): void;
  /** Before the document goes: it may come back by the reader's back button. */
  save(): void;
}

function readPlaces(open: () => SessionStore): [string, number][] {
  try {
    const stored: unknown = JSON.parse(open().getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((place) => typeof place?.[1] === "number") : [];
  } catch {
    return [];
  }
}

export function createScrollPlaces(open: () => SessionStore): ScrollPlaces {
  const places = new Map(readPlaces(open));
  return {
    find: (key) => places.get(key),
    remember(key, top) {
      // Taken out first, so that the map stays in the order of use and the oldest can go.
      places.delete(key);
      places.set(key, top);
    },
    save() {
      try {
        open().setItem(STORAGE_KEY, JSON.stringify([...places].slice(-MOST_PLACES)));
      } catch {
        // Without storage the places live as long as the document.
      }
    },
  };
}
