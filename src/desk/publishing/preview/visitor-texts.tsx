/** The site's words in the language that is previewed; the desk itself has only two languages. */
import { use, type ReactNode } from "react";
import { useMessages, useTranslations } from "use-intl";
import { LanguageProvider } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import { mergeMessages, type MessageTree } from "#i18n/message-tree.ts";
import { deskCall } from "#desk/api/desk-client.ts";

const known = new Map<Language, Promise<MessageTree | null>>();

/** Null if they cannot be fetched; the next preview tries again. */
function textsIn(language: Language): Promise<MessageTree | null> {
  const before = known.get(language);
  if (before) return before;
  const texts = deskCall<MessageTree>("GET", `/api/desk/preview-texts/${language}`).catch(() => {
    known.delete(language);
    return null;
  });
  known.set(language, texts);
  return texts;
}

interface VisitorTextsProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Suspends until they are there. The desk's own texts stay, for notes inside a preview. */
export function VisitorTexts({ language, children }: VisitorTextsProps) {
  const own: MessageTree = useMessages();
  const t = useTranslations("desk.problem");
  const texts = use(textsIn(language));
  if (!texts) return <p>{t("unknown")}</p>;
  return (
    <LanguageProvider language={language} messages={mergeMessages([own, texts])}>
      {children}
    </LanguageProvider>
  );
}
