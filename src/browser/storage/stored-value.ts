/**
 * A versioned value in the browser's storage, which is validated whenever it is read. registry.ts lists all values.
 * React components use `useStored` (use-stored.ts), other code uses the functions here.
 */
import { localArea, type StorageKey } from "./storage-area.ts";

export interface Stored<Value> {
  readonly key: StorageKey;
  /** Increased when the shape changes, so that values of older releases are dropped. */
  readonly version: number;
  /** Validates the stored data, which may be anything; returns undefined if it is damaged. */
  readonly parse: (data: unknown) => Value | undefined;
  /** The value if nothing valid is stored. */
  readonly initial: Value;
}

interface Envelope {
  readonly version: unknown;
  readonly data: unknown;
}

export const encodeStored = (version: number, data: unknown): string => JSON.stringify({ version, data });

function readEnvelope(raw: string): Envelope | null {
  try {
    return JSON.parse(raw) as Envelope | null;
  } catch {
    return null;
  }
}

export function decodeStored<Value>(raw: string | null, stored: Omit<Stored<Value>, "key">): Value {
  const envelope = raw === null ? null : readEnvelope(raw);
  if (envelope?.version !== stored.version) return stored.initial;
  return stored.parse(envelope.data) ?? stored.initial;
}

export const readStored = <Value>(stored: Stored<Value>): Value =>
  decodeStored(localArea.read(stored.key), stored);

export const writeStored = <Value>({ key, version }: Stored<Value>, value: Value): void =>
  localArea.write(key, encodeStored(version, value));

/** Calls the listener after every change, in this tab or another, until the returned function is called. */
export const watchStored = <Value>({ key }: Stored<Value>, listener: () => void): (() => void) =>
  localArea.subscribe(key, listener);

/** Calls the listener with each value that another tab writes. */
export function watchOtherTabs<Value>(stored: Stored<Value>, listener: (value: Value) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    // The key is null if the whole storage was cleared.
    if (key === stored.key || key === null) listener(decodeStored(newValue, stored));
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
