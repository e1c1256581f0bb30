/** Resolves an address to a legal text and to one of its two languages (§2). */
import brand from "#content/brand/brand.json" with { type: "json" };
import privacyEn from "#content/legal/privacy-en.md?raw";
import privacyZh from "#content/legal/privacy-zh.md?raw";
import riskEn from "#content/legal/risk-en.md?raw";
import riskZh from "#content/legal/risk-zh.md?raw";
import termsEn from "#content/legal/terms-en.md?raw";
import termsZh from "#content/legal/terms-zh.md?raw";
import { writtenFor, type Language } from "#i18n/languages.ts";

export type LegalName = "privacy" | "terms" | "risk";
export type LegalLanguage = "en" | "zh";

const TEXTS: Readonly<Record<LegalName, Readonly<Record<LegalLanguage, string>>>> = {
  privacy: { en: privacyEn, zh: privacyZh },
  terms: { en: termsEn, zh: termsZh },
  risk: { en: riskEn, zh: riskZh },
};

/** The languages that every legal text is written in. */
export const LEGAL_LANGUAGES = ["en", "zh"] as const satisfies readonly LegalLanguage[];

const languageFor = (language: Language): LegalLanguage =>
  writtenFor(language, LEGAL_LANGUAGES) as LegalLanguage;

/** `/privacy` uses the page's language; `/privacy-zh` is always Chinese. */
export function readLegalPath(path: string, language: Language): { name: LegalName; text: LegalLanguage } {
  const [, name = "", text] = /^\/(privacy|terms|risk)(?:-(en|zh))?$/.exec(path) ?? [];
  return { name: name as LegalName, text: (text ?? languageFor(language)) as LegalLanguage };
}

/** Returns the text with the operator's details filled in. */
export function legalText(name: LegalName, language: LegalLanguage): string {
  const details: Readonly<Record<string, string>> = {
    brand: brand.name,
    contactEmail: brand.contacts.support,
    ...brand.legal[language],
  };
  return TEXTS[name][language].replaceAll(/\{(\w+)\}/g, (mark, key: string) => details[key] ?? mark);
}
