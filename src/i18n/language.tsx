/** The language of the page, for components: texts through use-intl, formats and paths through these hooks. */
import { createContext, use, useMemo, type ReactNode } from "react";
import { IntlProvider, type AbstractIntlMessages } from "use-intl";
import { FALLBACK_LANGUAGE, LANGUAGE_FACTS, type Language } from "./languages.ts";
import { mergeMessages, type MessageTree, type PackedMessages } from "./message-tree.ts";
import { localPath } from "./paths.ts";
import { ServerMessages } from "./server-messages.ts";

const LanguageContext = createContext<Language>(FALLBACK_LANGUAGE);

interface LanguageProviderProps {
  language: Language;
  shellMessages: PackedMessages;
  pageMessages: PackedMessages;
  children: ReactNode;
}

export function LanguageProvider(props: LanguageProviderProps) {
  const { language, shellMessages, pageMessages, children } = props;
  const serverMessages = use(ServerMessages);
  const merged = useMemo(() => {
    const unpack = (packed: PackedMessages) => JSON.parse(packed) as MessageTree;
    const tree = serverMessages ?? mergeMessages([unpack(shellMessages), unpack(pageMessages)]);
    return tree as AbstractIntlMessages;
  }, [serverMessages, shellMessages, pageMessages]);
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={LANGUAGE_FACTS[language].intlLocale} messages={merged} timeZone="UTC">
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export const useLanguage = (): Language => use(LanguageContext);

/** Makes addresses of pages in the reader's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localPath(language, path);
}
