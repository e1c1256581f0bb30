import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/language.tsx";
import { textIn, type LocalText } from "#features/downloads/model.ts";

/** A text of a release in the reader's language, or in English with a `lang` attribute. */
export function LocalisedText({ texts }: { readonly texts: LocalText }) {
  const wanted = useLanguage();
  const { text, language } = textIn(texts, wanted);
  return <span lang={language === wanted ? undefined : LANGUAGE_FACTS[language].htmlLang}>{text}</span>;
}
