/** §8: the networks and token standards of the last good call stand in when a call fails. */
import { localArea, type StorageArea } from "./storage-area.ts";
import { decodeStored, encodeStored, type StoredOptions } from "./stored-value.ts";

export interface LoadedValue<Value> {
  readonly value: Value;
  /** When the stored copy was made; null for a fresh answer and where there is no copy. */
  readonly savedAtMs: number | null;
}

interface LoadOptions<Value> extends StoredOptions<Value> {
  readonly area?: StorageArea;
  readonly now?: () => number;
  readonly logFailure?: (key: string, error: unknown) => void;
}

function parseCopy<Value>(data: unknown, parse: (data: unknown) => Value | undefined) {
  const { value, savedAtMs } = (data ?? {}) as { value?: unknown; savedAtMs?: unknown };
  const parsed = parse(value);
  return parsed !== undefined && typeof savedAtMs === "number" ? { value: parsed, savedAtMs } : undefined;
}

/** `initial` is what there is without an answer and without a copy. */
export async function loadWithFallback<Value>(
  key: string,
  fetcher: () => Promise<Value>,
  options: LoadOptions<Value>,
): Promise<LoadedValue<Value>> {
  const { version, parse, initial, area = localArea, now = Date.now, logFailure = console.error } = options;
  try {
    const value = await fetcher();
    area.write(key, encodeStored(version, { value, savedAtMs: now() }));
    return { value, savedAtMs: null };
  } catch (error) {
    logFailure(key, error);
    return decodeStored<LoadedValue<Value>>(area.read(key), {
      version,
      parse: (data) => parseCopy(data, parse),
      initial: { value: initial, savedAtMs: null },
    });
  }
}
