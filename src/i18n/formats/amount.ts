/** Displayed numbers (§5): 2 decimals from 10, 3 from 1, below that three significant digits. */

const SUBSCRIPT_DIGITS = "₀₁₂₃₄₅₆₇₈₉";
/** From this many zeros behind the point on, they are counted instead of written. */
const COUNTED_ZEROS = 4;

const subscript = (count: number): string =>
  [...String(count)].map((digit) => SUBSCRIPT_DIGITS[Number(digit)]).join("");

/** The three significant digits of a value below 1, and the zeros between them and the point. */
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
