import type { ReactNode } from "react";
import { fold } from "#lib/text/fold.ts";

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Small text at the end of the row, such as an id or a symbol. It is searched too. */
  readonly detail?: string | undefined;
  /** Other words that match the option. */
  readonly keywords?: string | undefined;
  readonly icon?: ReactNode;
}

/** Returns the options that match the query, those whose name begins with it first. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const sought = fold(query.trim());
  if (sought === "") return options;
  return options
    .map((option) => ({ option, rank: rankOf(option, sought) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

function rankOf({ label, detail = "", keywords = "" }: ComboboxOption, sought: string): number {
  const name = fold(label);
  if (name.startsWith(sought)) return 0;
  if (name.split(/[\s()/-]+/).some((word) => word.startsWith(sought))) return 1;
  if (name.includes(sought)) return 2;
  return fold(`${detail} ${keywords}`).includes(sought) ? 3 : Infinity;
}

/** Returns the option whose name equals the typed text, if any. */
export function exactOption(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const sought = fold(text.trim());
  return options.find((option) => fold(option.label) === sought);
}

/** Splits a label into the parts before, inside and after the match, in the label's own spelling. */
export function splitAtMatch(label: string, query: string): readonly [string, string, string] {
  const sought = fold(query.trim());
  const start = sought === "" ? -1 : fold(label).indexOf(sought);
  if (start < 0) return [label, "", ""];
  const end = start + sought.length;
  const parts: [string, string, string] = ["", "", ""];
  let at = 0;
  for (const character of label) {
    const next = at + fold(character).length;
    parts[next <= start ? 0 : at < end ? 1 : 2] += character;
    at = next;
  }
  return parts;
}
