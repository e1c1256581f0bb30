import { formatFileSize } from "#i18n/formats/file-size.ts";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";

export function useFileSize(): (bytes: number) => string {
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  return (bytes) => formatFileSize(bytes, intlLocale);
}
