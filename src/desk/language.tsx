/** The desk has two languages. The choice is stored; without one the browser's language decides. */
import type { ReactNode } from "react";
import { DESK_LANGUAGE } from "#browser/storage/registry.ts";
import { localArea } from "#browser/storage/storage-area.ts";
import { decodeStored, writeStored } from "#browser/storage/stored-value.ts";
import { LanguageProvider } from "#i18n/language.tsx";
import { LANGUAGE_FACTS, type DeskLanguage } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";

interface DeskTexts {
  readonly language: DeskLanguage;
  readonly messages: MessageTree;
}

const TEXTS: Readonly<Record<DeskLanguage, () => Promise<{ default: unknown }>>> = {
  en: () => import("#i18n/generated/desk-en.json"),
  zh: () => import("#i18n/generated/desk-zh.json"),
};

function chosenLanguage(): DeskLanguage {
  const stored = decodeStored(localArea.read(DESK_LANGUAGE.key), DESK_LANGUAGE);
  return stored ?? (navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en");
}

export async function loadTexts(): Promise<DeskTexts> {
  const language = chosenLanguage();
  document.documentElement.lang = LANGUAGE_FACTS[language].htmlLang;
  const { default: messages } = await TEXTS[language]();
  return { language, messages: messages as MessageTree };
}

/** Loads the page again: a change of language is rare, and nothing half-typed should mix two of them. */
export function chooseLanguage(language: DeskLanguage): void {
  writeStored(DESK_LANGUAGE, language);
  location.reload();
}

interface DeskLanguageProviderProps {
  readonly texts: DeskTexts;
  readonly children: ReactNode;
}

export const DeskLanguageProvider = ({ texts, children }: DeskLanguageProviderProps) => (
  <LanguageProvider {...texts}>{children}</LanguageProvider>
);
