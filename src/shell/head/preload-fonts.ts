/** Preloads the fonts that a page is sure to use, so that they arrive before the first paint. */
import { preload } from "react-dom";
import type { Language } from "#i18n/languages.ts";
import { FONT_FILES } from "#ui/font-files.ts";

/** In addition to Latin, which every page uses. */
const SCRIPTS: Partial<Record<Language, string>> = {
  hi: FONT_FILES.devanagari,
  ru: FONT_FILES.cyrillic,
  th: FONT_FILES.thai,
  vi: FONT_FILES.vietnamese,
};

export function preloadFonts(language: Language): void {
  const script = SCRIPTS[language];
  for (const file of script ? [FONT_FILES.latin, script] : [FONT_FILES.latin]) {
    preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
