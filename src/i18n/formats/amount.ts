/** Displayed numbers (§5): 2 decimals from 10, 3 from 1, below that three significant digits. */

const SUBSCRIPT_DIGITS = "₀₁₂₃₄₅₆₇₈₉";
/** With this many zeros after the point or more, a subscript counts the zeros instead of writing them. */
const COUNTED_ZEROS = 4;

const subscript = (count: number): string =>
  [...String(count)].map((digit) => SUBSCRIPT_DIGITS[Number(digit)]).join("");

/** Splits a value below 1 into its three significant digits and the zeros before them. */
function smallParts(value: number): { zeros: number; digits: string } {
  const [mantissa = "0", exponent = "0"] = value.toExponential(2).split("e");
  return { zeros: -Number(exponent) - 1, digits: mantissa.replace(".", "") };
}

export function formatAmount(value: number, intlLocale: string): string {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  const withDecimals = (decimals: number): string =>
    value.toLocaleString(intlLocale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (size === 0) return "0";
  if (size >= 9.9995) return withDecimals(2);
  if (size >= 0.9995) return withDecimals(3);
  const { zeros, digits } = smallParts(size);
  if (zeros < COUNTED_ZEROS) return withDecimals(zeros + 3);
  const head = (value < 0 ? -0.1 : 0.1).toLocaleString(intlLocale, { minimumFractionDigits: 1 });
  return `${head.slice(0, -1)}0${subscript(zeros)}${digits}`;
}
