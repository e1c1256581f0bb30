import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LanguageProvider, useLanguage } from "#i18n/language.tsx";

/** The store's card speaks with the store's texts; the desk has its own copy of them. */
export function StoreTexts({ children }: { readonly children: ReactNode }) {
  const texts = useTranslations("deskReview.card");
  const language = useLanguage();
  const card = {
    networks: texts.raw("networks") as string,
    audited: texts.raw("audited") as string,
    new: texts.raw("new") as string,
  };
  return (
    <LanguageProvider language={language} messages={{ dappstore: { card } }}>
      {children}
    </LanguageProvider>
  );
}
