const UNITS = ["kilobyte", "megabyte", "gigabyte"] as const;

/** "1.2 kB", "874 kB", "2.1 MB" in the given locale. Units are decimal, as operating systems show them. */
export function formatFileSize(bytes: number, intlLocale: string): string {
  const step = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2;
  // A file that is not empty never shows as 0.
  const value = Math.max(bytes / 1_000 ** (step + 1), bytes > 0 ? 0.1 : 0);
  return value.toLocaleString(intlLocale, {
    style: "unit",
    unit: UNITS[step],
    unitDisplay: "short",
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
}
