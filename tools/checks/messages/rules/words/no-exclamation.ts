// Texts have no exclamation marks, except those English texts that the specification fixes.
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { type Rule, messagesOf } from "#tools/checks/messages/message-catalogue.ts";
import { FIXED_TEXTS } from "./fixed-texts.ts";

const fixed = new Set(Object.values(FIXED_TEXTS));

export const noExclamation: Rule = (catalogue) =>
  messagesOf(catalogue)
    .filter(({ language, text }) => !(language === FALLBACK_LANGUAGE && fixed.has(text)))
    .filter(({ text }) => /[!！¡]/.test(text))
    .map(({ where }) => ({ rule: "no-exclamation", where, problem: "has an exclamation mark" }));
