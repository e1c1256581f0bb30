/** All compiled messages, and translators over them for what the server itself says. */
import { readFileSync } from "node:fs";
import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import type { createTranslator } from "use-intl/core";
import type { Messages } from "#i18n/generated/messages.ts";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";

/** Typed like use-intl's own, so that a wrong key or a missing value is a type error here too. */
export type Translate = ReturnType<typeof createTranslator<Messages>>;

export interface Catalogue {
  messages: (language: Language) => MessageTree;
  translate: (language: Language) => Translate;
}

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

/** use-intl outside the bundle expects uncompiled texts, hence this small formatter over the compiled ones. */
function createTranslate(tree: MessageTree, locale: string): Translate {
  const translate = (key: string, values?: FormatValues): string => {
    let message: unknown = tree;
    for (const step of key.split(".")) message = (message as MessageTree | undefined)?.[step];
    if (typeof message !== "string" && !Array.isArray(message)) throw new Error(`No message ${key}`);
    return String(format(message as CompiledMessage, locale, values, { formatters, timeZone: "UTC" }));
  };
  return translate as Translate;
}

export function loadCatalogue(folder: URL): Catalogue {
  const catalogues = new Map(
    LANGUAGES.map((language) => {
      const text = readFileSync(new URL(`${language}.json`, folder), "utf8");
      const tree = JSON.parse(text) as MessageTree;
      return [language, { tree, translate: createTranslate(tree, LANGUAGE_FACTS[language].intlLocale) }];
    }),
  );
  const of = (language: Language) => {
    const catalogue = catalogues.get(language);
    if (!catalogue) throw new Error(`No messages for ${language}`);
    return catalogue;
  };
  return {
    messages: (language) => of(language).tree,
    translate: (language) => of(language).translate,
  };
}
