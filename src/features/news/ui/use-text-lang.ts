import type { Article } from "#features/news/model.ts";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";

/** The `lang` of an article's text if it differs from the page's, for screen readers and fonts. */
export function useTextLang({ language }: Pick<Article, "language">): string | undefined {
  return language === useLanguage() ? undefined : LANGUAGE_FACTS[language].htmlLang;
}
