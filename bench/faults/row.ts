/** A row of docs/reliability.md: what it demands, and what was measured. */

export interface Figure {
  readonly engine: "SQLite" | "PostgreSQL" | "any";
  /** The measured count or time, in words. */
  readonly figure: string;
  /** Null if this machine cannot measure it; the figure gives the reason. */
  readonly holds: boolean | null;
}

export interface Sizes {
  /** Length of the soak test. */
  readonly minutes: number;
  readonly kills: number;
  readonly rounds: number;
  readonly requests: number;
  readonly pictures: number;
  /** Path of nginx, if it is not in the default place. */
  readonly nginx: string;
}

export interface Row {
  readonly id: string;
  readonly asks: string;
  readonly measure: (sizes: Sizes) => AsyncIterable<Figure>;
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Returns the value below which `of` per cent of the values lie. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? 0;
}
