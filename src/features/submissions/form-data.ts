/** What a page hands to its form, on the server and in the browser alike. */
import type { Entries } from "./form-entries.ts";
import type { Problem } from "./rules/rule.ts";
import type { FormNetwork } from "./schema/context.ts";

export interface FieldNetwork extends FormNetwork {
  readonly namespace: string;
  readonly symbol: string;
  /** One or two letters for its picture. */
  readonly code: string;
  /** A number people know it by, where it has one. */
  readonly chainId: string | null;
  /** Other words that find it. */
  readonly keywords: string;
}

export interface FormCategory {
  readonly key: string;
  readonly title: string;
}

/** What the check before sending found, with its text. */
export interface ShownFinding {
  readonly field: string;
  readonly code: string;
  readonly level: "ok" | "warn" | "stop" | "not_checked";
  readonly message: string;
}

/** A problem that came with its text, where only the server knows it. */
export interface ToldProblem extends Problem {
  readonly message?: string;
}

/** What stands in a form that comes filled in, and what is wrong with it. */
export interface PostedForm {
  readonly entries: Entries;
  /** Told at their fields; empty when the form was only asked for another row. */
  readonly problems: readonly ToldProblem[];
  readonly findings?: readonly ShownFinding[];
  /** A message about the whole form. */
  readonly failure?: FormFailure;
}

export type FormFailure = "failed" | "unchanged" | { readonly waitMinutes: number };

/** As it is told: whole minutes, and never none. */
export const waitOf = (seconds: number) => ({ waitMinutes: Math.max(1, Math.ceil(seconds / 60)) });

/** A submission that a reviewer sent back: its form is filled in, and goes to its receipt. */
export interface Correction {
  readonly token: string;
  /** The fields it has. */
  readonly fields: readonly string[];
  /** What the reviewer wrote. */
  readonly note: string;
}

export interface SubmissionFormData {
  readonly networks: readonly FieldNetwork[];
  readonly categories: readonly FormCategory[];
  /** Makes a repeated sending harmless. */
  readonly idempotencyKey: string;
  /** Where a network can be proposed that is not in the list. */
  readonly chainHref: string;
  /** "200 TPT" */
  readonly donation: { readonly amount: string; readonly token: string };
  readonly posted?: PostedForm;
  readonly correction?: Correction;
}
