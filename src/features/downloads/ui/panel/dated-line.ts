import { unbrokenDay } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

/** A version and its date, if it has one: on a phone the line breaks before the date, never inside it. */
export const datedLine = (line: string, date: string | null | undefined, language: Language): string =>
  date ? `${line} · ${unbrokenDay(new Date(date), language)}` : line;
