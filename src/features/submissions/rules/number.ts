import * as z from "zod/mini";
import { withoutTrailing } from "#lib/text/trailing.ts";
import { field } from "./field.ts";
import { compact } from "./text.ts";

/** Removes spaces, apostrophes and underscores; commas only if they cannot be a decimal separator. */
function withoutSeparators(typed: string): string {
  const bare = typed.replaceAll(/(?<=\d)[ _'’](?=\d{3})/g, "");
  return /^\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$/.test(bare) ? bare.replaceAll(",", "") : bare;
}

/** More than the longest supply with its separators. */
const MAX_LENGTH = 200;

interface RangeOptions {
  readonly min: number;
  readonly max: number;
  readonly description: string;
}

/** An integer, also as text: "18", " 18 " and "18.0" are 18. */
export const wholeNumber = ({ min, max, description }: RangeOptions) =>
  field(
    (given, refuse) => {
      const typed = compact(given, MAX_LENGTH, refuse);
      if (typed === undefined) return undefined;
      const digits = withoutSeparators(typed).replace(/\.0+$/, "");
      if (!/^[+-]?\d{1,15}$/.test(digits))
        return refuse(Number.isFinite(Number(digits)) ? "integer" : "number");
      const value = Number(digits);
      return value >= min && value <= max ? value : refuse("range", { min, max });
    },
    z.int().check(z.gte(min), z.lte(max), z.describe(description)),
  );

/** The digits of a 256-bit number, and a fraction as long as decimals allow. */
const SUPPLY = /^\d{1,78}(?:\.\d{1,36})?$/;

/** An amount of any size, stored as text, because a float would lose digits. */
export const supply = field(
  (given, refuse) => {
    const typed = compact(given, MAX_LENGTH, refuse);
    if (typed === undefined) return undefined;
    const digits = withoutSeparators(typed);
    if (digits.startsWith("-") && SUPPLY.test(digits.slice(1))) return refuse("positive");
    if (!SUPPLY.test(digits)) return refuse("number");
    const [whole = "", fraction = ""] = digits.split(".");
    const tidy = [whole.replace(/^0+(?=\d)/, ""), withoutTrailing(fraction, "0")].filter(
      (part) => part !== "",
    );
    return /[1-9]/.test(digits) ? tidy.join(".") : refuse("positive");
  },
  z.string().check(z.describe("Digits, with a point before a fraction.")),
);
