/** All compiled messages, with translators for texts that the server itself sends. */
import { readFileSync } from "node:fs";
import type { createTranslator } from "use-intl/core";
import type { Messages } from "#i18n/generated/messages.ts";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";
import { createTranslateKey, type TranslateKey } from "#i18n/translate-key.ts";

/** Has use-intl's own type, so that a wrong key or a missing value is a type error here too. */
export type Translate = ReturnType<typeof createTranslator<Messages>>;

export interface MessageCatalogue {
  messages: (language: Language) => MessageTree;
  translate: (language: Language) => Translate;
  translateKey: (language: Language) => TranslateKey;
}

export function loadMessageCatalogue(folder: URL): MessageCatalogue {
  const catalogues = new Map(
    LANGUAGES.map((language) => {
      const text = readFileSync(new URL(`${language}.json`, folder), "utf8");
      const tree = JSON.parse(text) as MessageTree;
      return [
        language,
        { tree, translateKey: createTranslateKey(tree, LANGUAGE_FACTS[language].intlLocale) },
      ];
    }),
  );
  const of = (language: Language) => {
    const catalogue = catalogues.get(language);
    if (!catalogue) throw new Error(`No messages for ${language}`);
    return catalogue;
  };
  return {
    messages: (language) => of(language).tree,
    // The cast is safe: use-intl's type ties the values to the key, which TranslateKey cannot express.
    translate: (language) => of(language).translateKey as Translate,
    translateKey: (language) => of(language).translateKey,
  };
}
