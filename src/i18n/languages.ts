/** The twelve languages of the site (§2), with their names for readers, browsers and the JSON API. */
export const LANGUAGES = [
  "en",
  "zh",
  "zh-tw",
  "ko",
  "ja",
  "ru",
  "es",
  "pt",
  "hi",
  "fil",
  "vi",
  "th",
] as const;

export type Language = (typeof LANGUAGES)[number];

/** The operators' desk is used by us alone, so it has two. */
export const DESK_LANGUAGES = ["en", "zh"] as const satisfies readonly Language[];

export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

/** The languages that a namespace of messages must exist in: those of the desk begin with `desk`. */
export const languagesOfNamespace = (name: string): readonly Language[] =>
  name.startsWith("desk") ? DESK_LANGUAGES : LANGUAGES;

export const FALLBACK_LANGUAGE: Language = "en";

interface LanguageFacts {
  /** The language's name in itself, as the switcher shows it. */
  readonly name: string;
  /** The value of `<html lang>` and hreflang. */
  readonly htmlLang: string;
  /** The locale for Intl: plain th formats Buddhist years, plain es formats 1234,5. */
  readonly intlLocale: string;
  /** The content language of the JSON API (§2). */
  readonly contentLanguage: string;
}

const facts = (
  name: string,
  code: string,
  given: Partial<Omit<LanguageFacts, "name">> = {},
): LanguageFacts => ({
  name,
  htmlLang: code,
  intlLocale: code,
  contentLanguage: code,
  ...given,
});

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: facts("English", "en", { intlLocale: "en-GB" }),
  zh: facts("简体中文", "zh-Hans", { intlLocale: "zh-Hans-CN" }),
  "zh-tw": facts("繁體中文", "zh-Hant", { intlLocale: "zh-Hant-TW" }),
  ko: facts("한국어", "ko"),
  ja: facts("日本語", "ja"),
  ru: facts("Русский", "ru"),
  es: facts("Español", "es", { intlLocale: "es-419" }),
  pt: facts("Português", "pt", { intlLocale: "pt-BR" }),
  hi: facts("हिन्दी", "hi"),
  fil: facts("Filipino", "fil"),
  vi: facts("Tiếng Việt", "vi"),
  th: facts("ไทย", "th", { intlLocale: "th-u-ca-gregory" }),
};

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Returns the language in the first segment of a path, or null. */
export function languageOfPath(pathname: string): Language | null {
  const first = pathname.split("/", 2)[1];
  return isLanguage(first) ? first : null;
}

/** The fallback order of languages for content that is not translated everywhere; English comes last. */
export const readingOrder = (language: Language): readonly Language[] =>
  language === "zh-tw" ? ["zh-tw", "zh", FALLBACK_LANGUAGE] : [language, FALLBACK_LANGUAGE];

/** Picks the language in which a reader gets a text that exists only in the `written` languages. */
export const writtenFor = (language: Language, written: readonly Language[]): Language =>
  readingOrder(language).find((one) => written.includes(one)) ?? FALLBACK_LANGUAGE;
