/** Compares the on-chain facts of a token with the typed values. */
import type { FactsAnswer } from "#features/submissions/ui/calls.ts";

/** The fields with on-chain values, and the message for a difference. */
export const MISMATCHES = {
  name: "nameMismatch",
  symbol: "symbolMismatch",
  decimal: "decimalsMismatch",
  total_supply: "supplyMismatch",
  owner_address: "ownerMismatch",
} as const;

export type FactField = keyof typeof MISMATCHES;

/** Uses the form's field names. */
export const factsOf = (answer: FactsAnswer | undefined): Partial<Record<FactField, string>> =>
  typeof answer !== "object"
    ? {}
    : Object.fromEntries(
        Object.entries({
          name: answer.name,
          symbol: answer.symbol,
          decimal: answer.decimals,
          total_supply: answer.totalSupply,
          owner_address: answer.owner,
        }).flatMap(([field, value]) => (value === null ? [] : [[field, String(value)]])),
      );

/** Ignores the case of addresses and thousands separators. The case of a symbol counts. */
const plain = (field: FactField, text: string): string => {
  if (field === "owner_address") return text.trim().toLowerCase();
  return field === "total_supply" ? text.replaceAll(/[\s,_'’]/g, "") : text.trim();
};

/** An empty field never differs. */
export const isOther = (field: FactField, onChain: string, given: string): boolean =>
  given.trim() !== "" && plain(field, onChain) !== plain(field, given);
