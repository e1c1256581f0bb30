/** The address of the same page in another language: only the language segment changes (§2). */
import type { Language } from "#i18n/languages.ts";
import { LANGUAGE_COOKIE } from "#i18n/negotiate.ts";
import { inLanguage } from "#i18n/paths.ts";

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export const addressInLanguage = ({ pathname, search, hash }: Address, language: Language): string =>
  inLanguage(pathname, language) + search + hash;

const A_YEAR_IN_SECONDS = 31_536_000;

/** The cookie that stores the choice for addresses without a language. */
export const languageCookie = (language: Language): string =>
  `${LANGUAGE_COOKIE}=${language}; Max-Age=${A_YEAR_IN_SECONDS}; Path=/; SameSite=Lax`;
