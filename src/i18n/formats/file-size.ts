const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** "1.2 kB", "874 kB", "2.1 MB" in the words of the language; counted in thousands, as systems show it. */
export function formatFileSize(bytes: number, intlLocale: string): string {
  const step = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2;
  // Whatever holds something is not shown as nothing.
  const value = Math.max(bytes / 1_000 ** (step + 1), bytes > 0 ? 0.1 : 0);
  return value.toLocaleString(intlLocale, {
    style: "unit",
    unit: UNITS[step],
    unitDisplay: "short",
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
}
