/** The twelve languages of the site (§2) and how each is named to readers, browsers and the JSON API. */
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

export const FALLBACK_LANGUAGE: Language = "en";

interface LanguageFacts {
  /** The language's name in itself, as the switcher shows it. */
  readonly name: string;
  /** The value of `<html lang>` and hreflang. */
  readonly htmlLang: string;
  /** The locale Intl formats with: th alone prints Buddhist years, es alone prints 1234,5. */
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

/** The language a path names in its first segment, or null. */
export function languageOfPath(pathname: string): Language | null {
  const first = pathname.split("/", 2)[1];
  return isLanguage(first) ? first : null;
}
