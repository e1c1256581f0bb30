/** Shared by the imports of all features: rows of a file, progress and result. */
import type { z } from "zod";

/** Returns the rows of a file, from the beginning at each call. */
export type RowSource = () => AsyncIterable<unknown>;

export interface RowProblem {
  /** The first row is 1. */
  readonly row: number;
  readonly reason: string;
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

const REASONS: Readonly<Record<string, string>> = {
  empty: "must not be empty",
  too_long: "is too long",
  too_many: "has too many entries",
  too_large: "is too large",
  control_character: "holds a control character",
  invisible: "holds an invisible character",
  not_a_web_address: "is no http or https address",
  not_a_date: "is no date such as 2026-01-31",
  not_a_time: "is no time such as 2026-01-31T08:00:00Z",
  not_a_path: "must be a path on this site",
  not_a_month: "is no month such as 2026-01",
  needs_rule: "needs a kind or facts, or else ids of DApps",
  unknown_network: "is none of our networks",
  not_a_contract: "is no contract of this network",
  not_a_name: "must be small letters, digits and hyphens",
};

/** Describes what is wrong with a row, for an operator. */
export function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys")
    return `unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
  const field = issue.path.join(".") || "the row";
  if (issue.code === "invalid_type" && issue.input === undefined && /undefined/.test(issue.message)) {
    return `${field} is missing`;
  }
  return `${field} ${REASONS[issue.message] ?? `is wrong (${issue.message})`}`;
}
