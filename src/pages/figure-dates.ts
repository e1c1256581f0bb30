import statistics from "#content/site/statistics.json" with { type: "json" };
import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";

const { figures } = statistics;

/** When each figure was counted: a year or a month, as exactly as it is known. */
export function figureDates(language: Language) {
  const format = (asOf: string): string =>
    formatDate(new Date(asOf), language, asOf.includes("-") ? "month" : "year");
  return {
    users: format(figures.users.asOf),
    globalUsers: format(figures.globalUsers.asOf),
    countries: format(figures.countries.asOf),
    monthlyActive: format(figures.monthlyActive.asOf),
    followers: format(figures.followers.asOf),
    dapps: format(figures.topDapps.asOf),
    trade: format(figures.buyMinutes.asOf),
  };
}

export type FigureDates = ReturnType<typeof figureDates>;
