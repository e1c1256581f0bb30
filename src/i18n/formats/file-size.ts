/** "1.2 kB", "874 kB", "2.1 MB" in the words of the language; counted in thousands, as systems show it. */
export function formatFileSize(bytes: number, intlLocale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return value.toLocaleString(intlLocale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits,
  });
}
