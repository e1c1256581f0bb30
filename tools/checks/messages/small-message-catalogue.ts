// A catalogue of a few messages, for the tests of the rules.
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import type {
  MessageCatalogue,
  Glossary,
  Namespace,
  OtherWords,
  SameAsEnglish,
} from "./message-catalogue.ts";

interface Parts {
  readonly sameAsEnglish?: SameAsEnglish;
  readonly otherWords?: OtherWords;
  readonly names?: readonly string[];
  readonly glosses?: readonly string[];
  readonly terms?: Glossary["terms"];
}

/** The namespace `page` in the given languages, with a glossary that contains only what the test names. */
export function smallMessageCatalogue(
  texts: Partial<Record<Language, Namespace>>,
  { sameAsEnglish = {}, otherWords = {}, names = [], glosses = [], terms = [] }: Parts = {},
): MessageCatalogue {
  const present = LANGUAGES.filter((language) => texts[language] !== undefined);
  return {
    messages: Object.fromEntries(present.map((language) => [language, { page: texts[language] ?? {} }])),
    glossary: { neverTranslate: { names: { all: names }, glosses }, terms },
    sameAsEnglish,
    otherWords,
  };
}
