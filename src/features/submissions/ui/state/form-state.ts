/** The form's context for its fields. */
import { createContext, use } from "react";
import type { FieldNetwork } from "#features/submissions/form-data.ts";
import type { Entries } from "#features/submissions/form-entries.ts";

export interface FormState {
  /** The initial values; afterwards the inputs hold the typed values. */
  readonly start: Entries;
  /** The current values. */
  readonly entries: Entries;
  /** The error of a field, once it should be shown. */
  readonly errorOf: (path: string) => string | undefined;
  /** Whether it is filled in and valid. */
  readonly isGood: (path: string) => boolean;
  /** For values that change without typing: a choice, an upload, a row. */
  readonly change: (path: string) => void;
  /** Sets a value for the reader. */
  readonly fill: (name: string, value: string) => void;
  readonly networks: readonly FieldNetwork[];
  /** The page for proposing a network that is not in the list. */
  readonly submitNetworkHref: string;
  readonly sendsMail: boolean;
}

export const FormStateContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = use(FormStateContext);
  if (!state) throw new Error("A field stands outside of a form.");
  return state;
}

/** The id of a field's control, for labels and the summary's links. */
export const fieldId = (path: string): string => `field-${path}`;

export const pathOfId = (id: string): string | null => (id.startsWith("field-") ? id.slice(6) : null);
