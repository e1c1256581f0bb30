// A text that equals the English one is untranslated unless somebody has checked it and listed it.
import { FALLBACK_LANGUAGE, type Language } from "#i18n/languages.ts";
import {
  type MessageCatalogue,
  type Finding,
  type Rule,
  messagesOf,
} from "#tools/checks/messages/message-catalogue.ts";
import { shapeOf } from "#tools/checks/messages/icu-shape.ts";
import { withoutNames } from "#tools/checks/messages/names.ts";

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

function allowedIn(catalogue: MessageCatalogue, language: Language, text: string): "*" | Language | null {
  const { sameAsEnglish } = catalogue;
  if (sameAsEnglish["*"]?.includes(text)) return "*";
  return sameAsEnglish[language]?.includes(text) ? language : null;
}

export const translated: Rule = (catalogue) => {
  const english = catalogue.messages[FALLBACK_LANGUAGE] ?? {};
  const strip = withoutNames(catalogue.glossary);
  const used = new Set<string>();
  const found: Finding[] = [];
  for (const { language, namespace, key, text, where } of messagesOf(catalogue)) {
    if (language === FALLBACK_LANGUAGE || english[namespace]?.[key] !== text) continue;
    const words = (shapeOf(text)?.texts ?? [text]).map(strip);
    if (!words.some(hasWords)) continue;
    const list = allowedIn(catalogue, language, text);
    if (list !== null) used.add(`${list} ${text}`);
    else found.push({ rule: "translated", where, problem: `reads as in English: “${text}”` });
  }
  for (const [list, texts] of Object.entries(catalogue.sameAsEnglish)) {
    for (const text of texts) {
      if (used.has(`${list} ${text}`)) continue;
      found.push({
        rule: "translated",
        where: "same-as-english.json",
        problem: `${list} “${text}” is not needed`,
      });
    }
  }
  return found;
};
