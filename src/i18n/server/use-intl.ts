/**
 * use-intl in the server's bundle (vite/server-translators.ts): a translator is made once per messages and namespace.
 * use-intl's own hook makes one for each component of each page, a twelfth of what a page leaves to the garbage collector.
 */
import { _createCache, _createIntlFormatters, createTranslator } from "use-intl/core";
import { useLocale, useMessages } from "use-intl/react";

export { IntlProvider, useFormatter, useLocale, useMessages } from "use-intl/react";

type Translator = ReturnType<typeof createTranslator>;

const _cache = _createCache();
const shared = { _cache, _formatters: _createIntlFormatters(_cache), timeZone: "UTC" };

/** By the messages, so that a process that loads others starts anew. */
const kept = new WeakMap<object, Map<string, Translator>>();

export function useTranslations(namespace?: string): Translator {
  const messages = useMessages();
  const locale = useLocale();
  const ofMessages = kept.get(messages) ?? new Map<string, Translator>();
  kept.set(messages, ofMessages);
  // Parts without any text share their empty messages among languages.
  const key = `${locale} ${namespace}`;
  const made = ofMessages.get(key);
  if (made) return made;
  const translator = createTranslator({ ...shared, locale, messages, namespace: namespace as never });
  ofMessages.set(key, translator);
  return translator;
}
