/** What every field of a form knows of the form it stands in. */
import { createContext, use } from "react";
import type { FieldNetwork } from "#features/submissions/form-data.ts";
import type { Entries } from "#features/submissions/form-entries.ts";

export interface FormState {
  /** What the fields begin with; afterwards the page itself holds what is typed. */
  readonly start: Entries;
  /** What stands in them now. */
  readonly entries: Entries;
  /** What is wrong with a field, once it is time to say so. */
  readonly errorOf: (path: string) => string | undefined;
  /** Whether it is filled in, and rightly. */
  readonly isGood: (path: string) => boolean;
  /** For values that change without the reader typing: a choice, an upload, a row. */
  readonly change: (path: string) => void;
  /** Types for the reader. */
  readonly fill: (name: string, value: string) => void;
  readonly networks: readonly FieldNetwork[];
  /** Where a network can be proposed that is not in the list. */
  readonly chainHref: string;
}

export const FormStateContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = use(FormStateContext);
  if (!state) throw new Error("A field stands outside of a form.");
  return state;
}

/** The id of a field's control, for labels and for the links of the summary. */
export const fieldId = (path: string): string => `field-${path}`;

export const pathOfId = (id: string): string | null => (id.startsWith("field-") ? id.slice(6) : null);
