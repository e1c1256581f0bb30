import { brand } from "#brand/brand.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";

/** All hosts of the site, whichever was requested, because a phishing copy must not be able to list its own. */
const HOSTS: readonly string[] = brand.hosts;

export const isOwnHost = (host: string): boolean => HOSTS.includes(host);

/** `wallet.example or wallet.io`, joined by the language's rules. */
export const hostsIn = (language: Language): string =>
  new Intl.ListFormat(LANGUAGE_FACTS[language].intlLocale, { type: "disjunction" }).format(HOSTS);
