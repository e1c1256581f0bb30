import statistics from "#content/site/statistics.json" with { type: "json" };
import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

const { figures } = statistics;

/** When each figure was counted, in the reader's words: a year or a month, as exact as it is known. */
export function figureDates(language: Language) {
  const said = (asOf: string): string =>
    formatDate(new Date(asOf), language, asOf.includes("-") ? "month" : "year");
  return {
    users: said(figures.users.asOf),
    globalUsers: said(figures.globalUsers.asOf),
    countries: said(figures.countries.asOf),
    monthlyActive: said(figures.monthlyActive.asOf),
    followers: said(figures.followers.asOf),
    dapps: said(figures.topDapps.asOf),
    trade: said(figures.buyMinutes.asOf),
  };
}

export type FigureDates = ReturnType<typeof figureDates>;
