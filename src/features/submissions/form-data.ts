/** The props of a form, the same on the server and in the browser. */
import type { Entries } from "./form-entries.ts";
import type { Problem } from "./rules/problem.ts";
import type { FormNetwork } from "./schema/context.ts";

export interface FieldNetwork extends FormNetwork {
  readonly namespace: string;
  readonly symbol: string;
  /** §3: the network code of its tokens. */
  readonly networkCode: string;
  /** Letters and colour of its avatar. */
  readonly code: string;
  readonly colour?: string | undefined;
  /** Its chain id, if it has one. */
  readonly chainId: string | null;
  /** Other words that match it. */
  readonly keywords: string;
}

export interface FormCategory {
  readonly key: string;
  readonly title: string;
}

/** A finding of the check before sending, with its text. */
export interface ShownFinding {
  readonly field: string;
  readonly code: string;
  readonly level: "ok" | "warn" | "stop" | "not_checked";
  readonly message: string;
}

/** A problem that the server sends with its text, because only the server knows it. */
export interface ServerProblem extends Problem {
  readonly message?: string;
}

/** The values and problems of a form that comes back filled in. */
export interface PostedForm {
  readonly entries: Entries;
  /** Shown at their fields; empty if the form only asked for another row. */
  readonly problems: readonly ServerProblem[];
  readonly findings?: readonly ShownFinding[];
  /** A message about the whole form. */
  readonly failure?: FormFailure;
}

export type FormFailure =
  | "failed"
  | "unchanged"
  | "unreadable"
  | "tooLarge"
  /** Nothing can be saved now, or the storage is full. */
  | "unavailable"
  | "storageFull"
  | { readonly waitMinutes: number };

/** A submission that a reviewer sent back: its form is filled in and is sent to its receipt. */
export interface Correction {
  readonly token: string;
  /** The fields of the submission. */
  readonly fields: readonly string[];
  /** The reviewer's note. */
  readonly note: string;
  /** Its owner changes what is public; no reviewer has asked for anything. */
  readonly isChange: boolean;
  /** Another submission has the page of the listing. */
  readonly isReplaced: boolean;
  /** A donation was received for it, so that none is needed again. */
  readonly hasDonated: boolean;
}

export interface SubmissionFormData {
  readonly networks: readonly FieldNetwork[];
  readonly categories: readonly FormCategory[];
  /** Makes a repeated submission harmless. */
  readonly idempotencyKey: string;
  /** The page for proposing a network that is not in the list. */
  readonly submitNetworkHref: string;
  /** "200 TKN"; null if none is asked for. */
  readonly donation: { readonly amount: string; readonly token: string; readonly isDemo: boolean } | null;
  /** Without it nobody is mailed, and the receipt alone tells of decisions. */
  readonly sendsMail: boolean;
  readonly posted?: PostedForm;
  readonly correction?: Correction;
}
