// A plural has every category of its language and no other; `=0` and `=1` may be added.
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { type Rule, messagesOf } from "#tools/checks/messages/message-catalogue.ts";
import { shapeOf } from "#tools/checks/messages/icu-shape.ts";

const rulesOf = (language: Language, ordinal: boolean): Intl.PluralRules =>
  new Intl.PluralRules(LANGUAGE_FACTS[language].intlLocale, { type: ordinal ? "ordinal" : "cardinal" });

// In languages where “one” means exactly 1, as in English, `=1` replaces it.
function oneMeansExactlyOne(rules: Intl.PluralRules): boolean {
  return [0, 0.5, 1.5, 11, 21, 101].every((count) => rules.select(count) !== "one");
}

function problemsOf(language: Language, arg: string, ordinal: boolean, cases: readonly string[]): string[] {
  const rules = rulesOf(language, ordinal);
  const wanted = new Set<string>(rules.resolvedOptions().pluralCategories);
  const given = new Set(cases.filter((name) => !name.startsWith("=")));
  const missing = wanted.difference(given);
  if (cases.includes("=1") && oneMeansExactlyOne(rules)) missing.delete("one");
  return [
    ...[...missing].map((name) => `{${arg}} lacks the plural form “${name}”`),
    ...[...given.difference(wanted)].map((name) => `{${arg}} has “${name}”, which ${language} does not use`),
  ];
}

export const pluralForms: Rule = (catalogue) =>
  messagesOf(catalogue).flatMap(({ language, text, where }) =>
    (shapeOf(text)?.plurals ?? [])
      .flatMap(({ arg, ordinal, cases }) => problemsOf(language, arg, ordinal, Object.keys(cases)))
      .map((problem) => ({ rule: "plural-forms", where, problem })),
  );
