import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

const STYLES = { 4: "year", 7: "month", 10: "day" } as const;

/** Formats a date of any precision: `2021`, `2021-03` or `2021-03-15`. */
export function dateAsKnown(date: string | undefined, language: Language): string | undefined {
  const style = STYLES[(date ?? "").length as keyof typeof STYLES];
  if (date === undefined || style === undefined || Number.isNaN(Date.parse(date))) return date;
  return formatDate(new Date(date), language, style);
}
