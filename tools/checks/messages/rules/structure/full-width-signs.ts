// Chinese and Japanese have signs of their own: a Latin comma between their letters reads as a slip of the keyboard.
import { type Rule, messagesOf } from "#tools/checks/messages/message-catalogue.ts";

const LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/** Lists of words for search engines have a space behind the comma. */
const NARROW = new RegExp(`${LETTER}[,;:!?](?! )|[,;:!?]${LETTER}`, "u");
const LANGUAGES = new Set(["zh", "zh-tw", "ja"]);

export const fullWidthSigns: Rule = (catalogue) =>
  messagesOf(catalogue).flatMap(({ language, text, where }) => {
    const found = LANGUAGES.has(language) ? NARROW.exec(text)?.[0] : undefined;
    return found === undefined
      ? []
      : [{ rule: "full-width-signs", where, problem: `has a Latin sign in “${found}”; use ，；：？` }];
  });
