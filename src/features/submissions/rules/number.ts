import { compact } from "./text.ts";
import type { Rule } from "./rule.ts";

/** Spaces, apostrophes and underscores part thousands; commas only where they cannot be a decimal sign. */
function withoutSeparators(typed: string): string {
  const bare = typed.replaceAll(/(?<=\d)[ _'’](?=\d{3})/g, "");
  return /^\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$/.test(bare) ? bare.replaceAll(",", "") : bare;
}

interface RangeOptions {
  readonly min: number;
  readonly max: number;
  readonly description?: string;
}

/** A whole number, also written as text: "18", " 18 " and "18.0" are 18. */
export const wholeNumber = ({ min, max, description }: RangeOptions): Rule<number> => ({
  isRequired: false,
  schema: { type: "integer", minimum: min, maximum: max, ...(description !== undefined && { description }) },
  read(given, path, problems) {
    const typed = compact(given, path, problems);
    if (typed === undefined) return undefined;
    const digits = withoutSeparators(typed).replace(/\.0+$/, "");
    if (!/^[+-]?\d{1,15}$/.test(digits)) {
      return problems.add(path, Number.isFinite(Number(digits)) ? "integer" : "number");
    }
    const value = Number(digits);
    return value >= min && value <= max ? value : problems.add(path, "range", { min, max });
  },
});

/** No 256-bit number has more; the fraction is as long as decimals can be. */
const SUPPLY = /^\d{1,78}(?:\.\d{1,36})?$/;

/** An amount of any size, kept as its digits: a floating number would lose the last ones. */
export const supply: Rule<string> = {
  isRequired: false,
  schema: { type: "string", description: "Digits, with a point before a fraction." },
  read(given, path, problems) {
    const typed = compact(given, path, problems);
    if (typed === undefined) return undefined;
    const digits = withoutSeparators(typed);
    if (digits.startsWith("-") && SUPPLY.test(digits.slice(1))) return problems.add(path, "positive");
    if (!SUPPLY.test(digits)) return problems.add(path, "number");
    const [whole = "", fraction = ""] = digits.split(".");
    const tidy = [whole.replace(/^0+(?=\d)/, ""), fraction.replace(/0+$/, "")].filter((part) => part !== "");
    return /[1-9]/.test(digits) ? tidy.join(".") : problems.add(path, "positive");
  },
};
