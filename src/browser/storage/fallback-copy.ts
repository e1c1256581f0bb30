/** §8: if a call fails, its last good response is used. */
import { localArea, type StorageArea } from "./storage-area.ts";
import { decodeStored, encodeStored, type Stored } from "./stored-value.ts";

export interface Loaded<Value> {
  readonly value: Value;
  /** When the stored copy was made; null for a fresh response and if there is no copy. */
  readonly savedAtMs: number | null;
}

interface LoadOptions {
  readonly area?: StorageArea;
  readonly now?: () => number;
  readonly logFailure?: (key: string, error: unknown) => void;
}

/** Describes a copy in storage for the registry: the value and its time. `initial` is used without a copy. */
export const copyOf = <Value>(
  parse: (data: unknown) => Value | undefined,
  initial: Value,
): Pick<Stored<Loaded<Value>>, "parse" | "initial"> => ({
  initial: { value: initial, savedAtMs: null },
  parse(data) {
    const { value, savedAtMs } = (data ?? {}) as { value?: unknown; savedAtMs?: unknown };
    const parsed = parse(value);
    return parsed !== undefined && typeof savedAtMs === "number" ? { value: parsed, savedAtMs } : undefined;
  },
});

export async function loadWithFallback<Value>(
  copy: Stored<Loaded<Value>>,
  fetcher: () => Promise<Value>,
  { area = localArea, now = Date.now, logFailure = console.error }: LoadOptions = {},
): Promise<Loaded<Value>> {
  try {
    const value = await fetcher();
    area.write(copy.key, encodeStored(copy.version, { value, savedAtMs: now() }));
    return { value, savedAtMs: null };
  } catch (error) {
    logFailure(copy.key, error);
    return decodeStored(area.read(copy.key), copy);
  }
}
