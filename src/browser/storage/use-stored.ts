/**
 * A value of registry.ts as React state, the same in every component and tab that shows it:
 *
 *     const [favourites, setFavourites] = useStored(FAVOURITES);
 *     <button aria-pressed={favourites.includes(id)} onClick={() => setFavourites(toggleFavourite(favourites, id))} />
 *
 * The server and the first rendering in the browser see `initial`, so that hydration finds the HTML it expects; what
 * is stored follows at once.
 */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { localArea } from "./storage-area.ts";
import { decodeStored, watchStored, writeStored, type Stored } from "./stored-value.ts";

export function useStored<Value>(stored: Stored<Value>): [Value, (value: Value) => void] {
  const subscribe = useCallback((listener: () => void) => watchStored(stored, listener), [stored]);
  // The snapshot is the raw text: React compares snapshots by identity, and a parsed value would be new each time.
  const raw = useSyncExternalStore(
    subscribe,
    () => localArea.read(stored.key),
    () => null,
  );
  const value = useMemo(() => decodeStored(raw, stored), [raw, stored]);
  const set = useCallback((next: Value) => writeStored(stored, next), [stored]);
  return [value, set];
}
