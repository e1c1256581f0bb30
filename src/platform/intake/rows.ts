/** Shared by the imports of all features: rows of a file, progress and result. */
import type { RecordProblem } from "#lib/records/record-problem.ts";

/** Returns the rows of a file, from the beginning at each call. */
export type RowSource = () => AsyncIterable<unknown>;

export interface RowProblem extends RecordProblem {
  /** The first row is 1; 0 is the file as a whole. */
  readonly row: number;
}

export interface ImportProgress {
  /** Rows are checked, then records are written, then their places in lists. */
  readonly stage: "checking" | "writing" | "listing";
  readonly done: number;
  /** Null while it is unknown. */
  readonly total: number | null;
}

export type ImportResult =
  | { readonly ok: true; readonly rows: number; readonly added: number; readonly changed: number }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };
