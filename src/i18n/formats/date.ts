/** Formats dates per language, always in UTC, so that cached pages are the same for everyone. */
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";

type DateStyle = "day" | "month" | "monthAlone" | "year" | "minute";

const OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { year: "numeric", month: "long", day: "numeric" },
  month: { year: "numeric", month: "long" },
  monthAlone: { month: "long" },
  year: { year: "numeric" },
  minute: {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
};

/** Russian may leave out "г." after the year; with it, a sentence would end with two full stops. */
const YEAR_CHARACTER = /\sг\.(?=,|$)/u;

const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatDate(date: Date, language: Language, style: DateStyle = "day"): string {
  const key = `${language} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const { intlLocale } = LANGUAGE_FACTS[language];
    formatter = new Intl.DateTimeFormat(intlLocale, { ...OPTIONS[style], timeZone: "UTC" });
    formatters.set(key, formatter);
  }
  return formatter.format(date).replace(YEAR_CHARACTER, "");
}

/** A day for sentences and lines that must not break inside it. */
export const unbrokenDay = (date: Date, language: Language): string =>
  formatDate(date, language).replaceAll(" ", "\u00a0");
