const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** Making one takes longer than rendering the row around it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(intlLocale: string, step: 0 | 1 | 2, digits: 0 | 1): Intl.NumberFormat {
  const key = `${intlLocale} ${step} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const options = { style: "unit", unit: UNITS[step], unitDisplay: "short" } as const;
  const made = new Intl.NumberFormat(intlLocale, { ...options, maximumFractionDigits: digits });
  formatters.set(key, made);
  return made;
}

/** "1.2 kB", "874 kB", "2.1 MB" in the given locale. Units are decimal, as operating systems show them. */
export function formatFileSize(bytes: number, intlLocale: string): string {
  const step = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2;
  // A file that is not empty never shows as 0.
  const value = Math.max(bytes / 1_000 ** (step + 1), bytes > 0 ? 0.1 : 0);
  return formatterFor(intlLocale, step, value < 10 ? 1 : 0).format(value);
}
