// English decides which namespaces and keys exist, and in which order.
import { FALLBACK_LANGUAGE, LANGUAGES, languagesOfNamespace, type Language } from "#i18n/languages.ts";
import {
  type Finding,
  type Namespace,
  type Rule,
  placeOf,
} from "#tools/checks/messages/message-catalogue.ts";

const finding = (where: string, problem: string): Finding => ({ rule: "same-keys", where, problem });

function compareKeys(language: Language, name: string, english: Namespace, texts: Namespace): Finding[] {
  const wanted = Object.keys(english);
  const given = Object.keys(texts);
  const missing = wanted.filter((key) => !(key in texts));
  const extra = given.filter((key) => !(key in english));
  const found = [
    ...missing.map((key) => finding(placeOf(language, name, key), "is missing")),
    ...extra.map((key) => finding(placeOf(language, name, key), "does not exist in English")),
  ];
  const misplaced = given.find((key, index) => key !== wanted[index]);
  if (found.length === 0 && misplaced !== undefined) {
    found.push(finding(placeOf(language, name, misplaced), "stands in another order than in English"));
  }
  return found;
}

export const sameKeys: Rule = ({ messages }) => {
  const english = messages[FALLBACK_LANGUAGE] ?? {};
  return LANGUAGES.flatMap((language) => {
    const namespaces = messages[language] ?? {};
    const isWanted = (name: string): boolean => languagesOfNamespace(name).includes(language);
    const extra = Object.keys(namespaces).filter((name) => !(name in english) || !isWanted(name));
    return [
      ...extra.map((name) =>
        finding(
          placeOf(language, name),
          name in english ? "has only two languages" : "does not exist in English",
        ),
      ),
      ...Object.entries(english).flatMap(([name, texts]) => {
        if (!isWanted(name)) return [];
        const given = namespaces[name];
        return given === undefined
          ? [finding(placeOf(language, name), "is missing")]
          : compareKeys(language, name, texts, given);
      }),
    ];
  });
};
