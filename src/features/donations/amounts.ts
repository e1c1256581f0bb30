/** Converts amounts of a token between base units and decimal text. Never uses floats. */
import type { BaseUnits } from "./model.ts";

/** §9: the random part has four digits, 0.1000 to 0.9999. */
const FRACTION_DIGITS = 4;

/**
 * Exact, without trailing zeros: `200.4821` whether the token has 4 decimals or 18. The first four decimals are
 * always written, because they identify the payment.
 */
export function formatAmount(amount: BaseUnits, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, "0");
  if (decimals === 0) return digits;
  const fraction = digits.slice(-decimals);
  const shortest = Math.min(FRACTION_DIGITS, decimals);
  let length = decimals;
  while (length > shortest && fraction[length - 1] === "0") length -= 1;
  return `${digits.slice(0, -decimals)}.${fraction.slice(0, length)}`;
}

const fractionOf = (amount: string): string => amount.split(".", 2)[1] ?? "";

/** Base units of a decimal text. */
export const unitsOf = (amount: string, decimals: number): BaseUnits => {
  const [whole = "0", fraction = ""] = amount.split(".", 2);
  return BigInt(whole + fraction.padEnd(decimals, "0"));
};

/** Amounts from before a change of the token may have more decimals than it has now. */
export function sumAmounts(amounts: readonly string[], decimals: number): string {
  const digits = amounts.reduce((most, amount) => Math.max(most, fractionOf(amount).length), decimals);
  return formatAmount(
    amounts.reduce((sum, amount) => sum + unitsOf(amount, digits), 0n),
    digits,
  );
}

/**
 * Splits an amount into the part all amounts share and the digits that identify the submission: `200.` and `4821`.
 */
export function amountParts(amount: string): { readonly shared: string; readonly own: string } {
  const point = amount.indexOf(".");
  // A token without decimals uses the last two digits.
  const end = point === -1 ? Math.max(0, amount.length - WHOLE_DIGITS) : point + 1;
  return { shared: amount.slice(0, end), own: amount.slice(end) };
}

/** For a token without decimals 1 to 99 are added, so that 100 never reaches 200. */
const WHOLE_DIGITS = 2;

/** A range of amounts of one base: the base plus `first` to `last` units. */
export interface AmountSpace {
  readonly first: number;
  readonly last: number;
  /** Base units of the token per unit. */
  readonly unit: BaseUnits;
}

/** Digits of the wider spaces: nine million amounts are enough, and people mistype longer ones. */
const WIDER_DIGITS = [5, 6, 7];

/** For a token without those digits: 201.1000 to 201.9999 follows 200.1000 to 200.9999, and so on up to 209.9999. */
const WIDER_WHOLES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface AmountSpaces {
  /**
   * §9's space first: four digits, or as many as the token has. Each further space is used once the previous are
   * full.
   */
  readonly all: readonly AmountSpace[];
  /** For clients that drew too many, so that they take no amounts from others. */
  readonly spare: readonly AmountSpace[];
}

export function amountSpaces(decimals: number): AmountSpaces {
  if (decimals === 0) return { all: [{ first: 1, last: 10 ** WHOLE_DIGITS - 1, unit: 1n }], spare: [] };
  const spaceOf = (digits: number, wholes = 0): AmountSpace => ({
    first: wholes * 10 ** digits + 10 ** (digits - 1),
    last: (wholes + 1) * 10 ** digits - 1,
    unit: 10n ** BigInt(decimals - digits),
  });
  const digits = Math.min(FRACTION_DIGITS, decimals);
  const first = spaceOf(digits);
  const longer = WIDER_DIGITS.filter((more) => more <= decimals).map((more) => spaceOf(more));
  if (longer.length > 0) return { all: [first, ...longer], spare: longer };
  const higher = WIDER_WHOLES.map((wholes) => spaceOf(digits, wholes));
  return { all: [first, ...higher.slice(0, -1)], spare: higher.slice(-1) };
}

export const sizeOf = ({ first, last }: AmountSpace): number => last - first + 1;

export const amountOf = (
  base: number,
  fraction: number,
  { unit }: AmountSpace,
  decimals: number,
): BaseUnits => BigInt(base) * 10n ** BigInt(decimals) + BigInt(fraction) * unit;
