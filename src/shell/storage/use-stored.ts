/** THE hook for what a reader's browser remembers: favourites, recent searches, consent, drafts, dismissals. */
import { useCallback, useSyncExternalStore } from "react";
import { localArea } from "./storage-area.ts";
import { decodeStored, encodeStored, type StoredOptions } from "./stored-value.ts";

interface Decoded {
  readonly raw: string | null;
  readonly value: unknown;
}

/** React compares snapshots by identity, so a text is decoded once. */
const decoded = new Map<string, Decoded>();

function readStored<Value>(key: string, options: StoredOptions<Value>): Value {
  const raw = localArea.read(key);
  const known = decoded.get(key);
  if (known && known.raw === raw) return known.value as Value;
  const value = decodeStored(raw, options);
  decoded.set(key, { raw, value });
  return value;
}

/** One key has one shape: give every use of it the same options, made once. */
export function useStored<Value>(
  key: string,
  options: StoredOptions<Value>,
): readonly [Value, (next: Value) => void] {
  const subscribe = useCallback((listener: () => void) => localArea.subscribe(key, listener), [key]);
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key, options),
    () => options.initial,
  );
  const { version } = options;
  const store = useCallback(
    (next: Value) => localArea.write(key, encodeStored(version, next)),
    [key, version],
  );
  return [value, store];
}
