import { useMemo } from "react";
import { useLocale, useMessages } from "use-intl";
import { createTranslateKey, type TranslateKey } from "./translate-key.ts";

/** For components whose keys come from a table. */
export function useTranslateKey(): TranslateKey {
  const messages = useMessages();
  const locale = useLocale();
  return useMemo(() => createTranslateKey(messages, locale), [messages, locale]);
}
