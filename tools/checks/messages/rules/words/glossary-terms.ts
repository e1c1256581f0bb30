// Where an English text uses a term of the glossary, its translation must use the glossary's word. other-words.json
// lists the messages in which a native writer justifiably uses another word.
import { FALLBACK_LANGUAGE, type Language } from "#i18n/languages.ts";
import {
  type Finding,
  type Glossary,
  type GlossaryTerm,
  type OtherWords,
  type Rule,
  messagesOf,
} from "#tools/checks/messages/message-catalogue.ts";
import { shapeOf } from "#tools/checks/messages/icu-shape.ts";
import { anyOfWords } from "#tools/checks/messages/word-pattern.ts";

interface Asked {
  readonly term: GlossaryTerm;
  readonly pattern: RegExp;
  /** The English forms in lower case, for a quick test before the exact one. */
  readonly needles: readonly string[];
  readonly longest: number;
}

const finding = (where: string, problem: string): Finding => ({ rule: "glossary-terms", where, problem });

/** Characters that control line breaks are neither letters nor spaces. */
const BREAK_CHARACTERS = /[\u2060\u200b]/g;
const NO_BREAK_SPACE = /\u00a0/g;

const plainOf = (text: string): string =>
  (shapeOf(text)?.texts ?? [])
    .join("\n")
    .toLowerCase()
    .replace(BREAK_CHARACTERS, "")
    .replace(NO_BREAK_SPACE, " ");

const inPlural = (word: string): string => (word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`);

function formsOf({ words }: GlossaryTerm, language: Language): string[] {
  const { use, plural, accept = [] } = words[language] ?? { use: "" };
  return [use, plural ?? "", ...accept].filter((form) => form !== "");
}

function askFor(term: GlossaryTerm): Asked {
  const forms = formsOf(term, FALLBACK_LANGUAGE).flatMap((form) => [form, inPlural(form)]);
  const anywhere = anyOfWords(forms, FALLBACK_LANGUAGE);
  return {
    term,
    pattern: term.binds === "labels" ? new RegExp(`^${anywhere.source}$`, anywhere.flags) : anywhere,
    needles: forms.map((form) => form.toLowerCase()),
    longest: Math.max(...forms.map((form) => form.length)),
  };
}

/** Matches the longest terms first and removes their words, so that a “network fee” is no “network”. */
function createTermsIn({ terms }: Glossary): (english: string) => GlossaryTerm[] {
  const asked = terms
    .filter(({ binds, words }) => binds !== "nowhere" && words[FALLBACK_LANGUAGE] !== undefined)
    .map(askFor)
    .toSorted((one, other) => other.longest - one.longest);
  return (english) => {
    let rest = plainOf(english);
    return asked
      .filter(({ needles }) => needles.some((needle) => rest.includes(needle)))
      .flatMap(({ term, pattern }) => {
        const before = rest;
        rest = rest.replace(pattern, "·");
        return rest === before ? [] : [term];
      });
  };
}

/** Returns a function that decides whether a text contains a term. */
function createSays(): (text: string, term: GlossaryTerm, language: Language) => boolean {
  const patterns = new Map<string, RegExp>();
  return (text, term, language) => {
    const known = patterns.get(`${term.id} ${language}`) ?? anyOfWords(formsOf(term, language), language);
    patterns.set(`${term.id} ${language}`, known);
    return plainOf(text).search(known) !== -1;
  };
}

/** The list of exceptions; it tracks which of them were needed. */
function createExcuses(otherWords: OtherWords) {
  const unneeded = new Set(
    Object.entries(otherWords).flatMap(([term, lists]) =>
      Object.entries(lists).flatMap(([list, places]) => places.map((place) => `${term} ${list} ${place}`)),
    ),
  );
  return {
    cover(term: string, language: Language, place: string): boolean {
      const list = (["*", language] as const).find((name) => otherWords[term]?.[name]?.includes(place));
      unneeded.delete(`${term} ${list} ${place}`);
      return list !== undefined;
    },
    unneeded,
  };
}

export const glossaryTerms: Rule = (catalogue) => {
  const termsIn = createTermsIn(catalogue.glossary);
  const says = createSays();
  const excuses = createExcuses(catalogue.otherWords);
  const english = messagesOf(catalogue).filter(({ language }) => language === FALLBACK_LANGUAGE);
  const asked = new Map<string, GlossaryTerm[]>(
    english.map(({ namespace, key, text }) => [`${namespace} ${key}`, termsIn(text)]),
  );
  const found = messagesOf(catalogue).flatMap(({ language, namespace, key, text, where }) => {
    const place = `${namespace} ${key}`;
    return (asked.get(place) ?? [])
      .filter(({ words }) => language !== FALLBACK_LANGUAGE && words[language] !== undefined)
      .filter((term) => !says(text, term, language) && !excuses.cover(term.id, language, place))
      .map(({ words }) =>
        finding(where, `“${words[FALLBACK_LANGUAGE]?.use}” is not “${words[language]?.use}” in “${text}”`),
      );
  });
  const stale = [...excuses.unneeded].map((entry) => finding("other-words.json", `${entry} is not needed`));
  return [...found, ...stale];
};
