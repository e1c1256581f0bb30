/** How values rest in the browser's storage: versioned, and never trusted when they come back. */

export interface StoredOptions<Value> {
  /** Raised when the shape changes: what an older release wrote is then forgotten. */
  readonly version: number;
  /** Checks what comes back, undefined where it is damaged. Anything may have been written there. */
  readonly parse: (data: unknown) => Value | undefined;
  /** What counts where nothing good is stored. */
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

export function decodeStored<Value>(raw: string | null, options: StoredOptions<Value>): Value {
  const envelope = raw === null ? null : readEnvelope(raw);
  if (envelope?.version !== options.version) return options.initial;
  return options.parse(envelope.data) ?? options.initial;
}
