import type { Incident } from "#features/catalogue/facts.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { dateAsKnown } from "./date-as-known.ts";

/** Newest first. The reports already round their amounts. */
export const incidentFacts = (incidents: readonly Incident[], language: Language) =>
  incidents
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ kind, date, amountUsd, returned, source }) => ({
      kind,
      date: dateAsKnown(date, language) ?? date,
      amount: amountUsd === undefined ? null : formatDollars(amountUsd, language),
      returned: returned ?? null,
      source,
    }));

const formatDollars = (amount: number, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_FACTS[language].intlLocale, {
    style: "currency",
    currency: "USD",
    notation: "compact",
    compactDisplay: "long",
    maximumSignificantDigits: 3,
  }).format(amount);

export type IncidentFact = ReturnType<typeof incidentFacts>[number];
