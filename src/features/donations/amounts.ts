/** Amounts of a token between its base units and the decimal text that people read. Never a float. */
import type { BaseUnits } from "./model.ts";

/** Exact, with all decimals of the token: `200.4821`. */
export function formatAmount(amount: BaseUnits, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, "0");
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** §9: the random part has four digits, 0.1000 to 0.9999. */
export const FIRST_FRACTION = 1_000;
export const LAST_FRACTION = 9_999;
const FRACTION_DIGITS = 4;

export const amountOf = (base: number, fraction: number, decimals: number): BaseUnits =>
  (BigInt(base) * 10n ** BigInt(FRACTION_DIGITS) + BigInt(fraction)) *
  10n ** BigInt(decimals - FRACTION_DIGITS);
