import { useLocale } from "use-intl";

/**
 * Whole numbers below a thousand look the same in all our languages. Writing them without `Intl.NumberFormat` matters:
 * its first use keeps a cheap phone busy for 0.1 to 0.15 seconds, in the middle of the hydration of the store.
 */
export const isSmallNumber = (value: number): boolean => /^\d{1,3}$/.test(String(value));

/** Formats a count for the reader. */
export function useCount(): (value: number) => string {
  const locale = useLocale();
  return (value) => (isSmallNumber(value) ? String(value) : value.toLocaleString(locale));
}
