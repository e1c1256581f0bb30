/** The page's language for components: texts come from use-intl, formats and paths from these hooks. */
import { createContext, use, type ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { FALLBACK_LANGUAGE, LANGUAGE_FACTS, type Language } from "./languages.ts";
import type { MessageTree } from "./message-tree.ts";
import { localPath } from "./paths.ts";

const LanguageContext = createContext<Language>(FALLBACK_LANGUAGE);

interface LanguageProviderProps {
  language: Language;
  messages: MessageTree;
  children: ReactNode;
}

export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  const { intlLocale } = LANGUAGE_FACTS[language];
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={intlLocale} messages={messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export const useLanguage = (): Language => use(LanguageContext);

/** Returns a function that adds the reader's language to a path. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}
