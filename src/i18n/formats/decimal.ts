import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";

/** A decimal string of any length: as a number it would lose digits. */
export const formatDecimal = (text: string, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_FACTS[language].intlLocale, { maximumFractionDigits: 4 }).format(
    text as `${number}`,
  );
