/** What the blockchain says of a token, beside what was typed. */
import type { FactsAnswer } from "#features/submissions/ui/calls.ts";

/** The fields that the blockchain knows, and the message that tells a difference. */
export const MISMATCHES = {
  name: "nameMismatch",
  symbol: "symbolMismatch",
  decimal: "decimalsMismatch",
  total_supply: "supplyMismatch",
  owner_address: "ownerMismatch",
} as const;

export type FactField = keyof typeof MISMATCHES;

/** Under the names of the form. */
export const factsOf = (answer: FactsAnswer | undefined): Partial<Record<FactField, string>> =>
  typeof answer !== "object"
    ? {}
    : Object.fromEntries(
        Object.entries({
          name: answer.name,
          symbol: answer.symbol,
          decimal: answer.decimals,
          total_supply: answer.total_supply,
          owner_address: answer.owner,
        }).flatMap(([field, value]) => (value === null ? [] : [[field, String(value)]])),
      );

/** Spelling that means nothing: capitals of an address, separators of thousands. Those of a symbol mean something. */
const plain = (field: FactField, text: string): string => {
  if (field === "owner_address") return text.trim().toLowerCase();
  return field === "total_supply" ? text.replaceAll(/[\s,_'’]/g, "") : text.trim();
};

/** A field that was left empty differs from nothing. */
export const isOther = (field: FactField, onChain: string, given: string): boolean =>
  given.trim() !== "" && plain(field, onChain) !== plain(field, given);
