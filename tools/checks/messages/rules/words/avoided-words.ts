// Finds words that the glossary forbids; a `*` at the end stands for any ending.
import type { Language } from "#i18n/languages.ts";
import { type Glossary, type Rule, messagesOf } from "#tools/checks/messages/message-catalogue.ts";
import { shapeOf } from "#tools/checks/messages/icu-shape.ts";
import { literally } from "#tools/checks/messages/names.ts";
import { asWord } from "#tools/checks/messages/word-pattern.ts";

interface Avoided {
  readonly word: string;
  readonly use: string;
  /** The word without its `*`, in lower case, for a quick test before the exact one. */
  readonly needle: string;
}

function patternOf(word: string, language: Language): RegExp {
  const [first = "", ...rest] = word.replace(/\*$/, "");
  // A word may begin a sentence, so its first letter matches in both cases, the others as written.
  const body = `(?:${literally(first.toLowerCase())}|${literally(first.toUpperCase())})${literally(rest.join(""))}`;
  return new RegExp(asWord(body, language, word.endsWith("*")), "gu");
}

function avoidedBy(glossary: Glossary): ReadonlyMap<Language, readonly Avoided[]> {
  const lists = new Map<Language, Avoided[]>();
  for (const { words } of glossary.terms) {
    for (const [code, { use, avoid = [] }] of Object.entries(words)) {
      const language = code as Language;
      const entries = avoid.map((word) => ({ word, use, needle: word.replace(/\*$/, "").toLowerCase() }));
      lists.set(language, [...(lists.get(language) ?? []), ...entries]);
    }
  }
  return lists;
}

/** Returns a function that finds the forbidden words in a text without markup. */
export function createAvoidedIn(glossary: Glossary): (language: Language, plain: string) => string[] {
  const lists = avoidedBy(glossary);
  return (language, plain) => {
    const lower = plain.toLowerCase();
    return (lists.get(language) ?? [])
      .filter(({ needle }) => lower.includes(needle))
      .filter(({ word, use }) => [...plain.matchAll(patternOf(word, language))].some(([hit]) => hit !== use))
      .map(({ word, use }) => `says “${word}”; use “${use}”`);
  };
}

export const avoidedWords: Rule = (catalogue) => {
  const avoidedIn = createAvoidedIn(catalogue.glossary);
  return messagesOf(catalogue).flatMap(({ language, text, where }) =>
    avoidedIn(language, (shapeOf(text)?.texts ?? []).join("\n")).map((problem) => ({
      rule: "avoided-words",
      where,
      problem,
    })),
  );
};
