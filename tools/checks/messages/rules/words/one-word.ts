// A language has one word for one thing: where several English labels are the same term of the glossary, their
// translations are the same too.
import { FALLBACK_LANGUAGE, LANGUAGES } from "#i18n/languages.ts";
import {
  type Finding,
  type GlossaryTerm,
  type Message,
  type MessageCatalogue,
  type Rule,
  messagesOf,
} from "#tools/checks/messages/message-catalogue.ts";

/** Where a line may break, and an English gloss in brackets, do not make another word. */
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u2060\u200b]/g, "")
    .replaceAll("\u00a0", " ")
    .replace(/ \([a-z ]+\)$/, "");

const placeOf = ({ namespace, key }: Pick<Message, "namespace" | "key">): string => `${namespace} ${key}`;

/** Entries of a timeline say that something happened; they are sentences, not labels. */
const isEvent = ({ key }: Message): boolean => /^(?:timeline|events)\./.test(key);

/** Groups the English labels that are nothing but a term. Terms bound as labels have other senses elsewhere. */
function labelsByTerm(catalogue: MessageCatalogue): ReadonlyMap<GlossaryTerm, readonly Message[]> {
  const english = messagesOf(catalogue).filter(
    (message) => message.language === FALLBACK_LANGUAGE && !isEvent(message),
  );
  const terms = catalogue.glossary.terms.filter(({ binds }) => binds === undefined);
  const labels = terms.map((term) => {
    const use = term.words[FALLBACK_LANGUAGE]?.use.toLowerCase();
    return [term, english.filter(({ text }) => text.toLowerCase() === use)] as const;
  });
  return new Map(labels.filter(([, messages]) => messages.length > 1));
}

export const oneWord: Rule = (catalogue) =>
  [...labelsByTerm(catalogue)].flatMap(([{ id }, labels]) =>
    LANGUAGES.flatMap((language): Finding[] => {
      const texts = labels
        .map(({ namespace, key }) => catalogue.messages[language]?.[namespace]?.[key])
        .filter((text) => text !== undefined);
      const words = [...new Set(texts.map(plainOf))];
      if (words.length < 2) return [];
      const places = labels.map(placeOf).join(", ");
      return [
        {
          rule: "one-word",
          where: `${language}/${places}`,
          problem: `says ${words.join(" and ")} for “${id}”`,
        },
      ];
    }),
  );
