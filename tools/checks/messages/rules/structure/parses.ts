// An invalid ICU message would break the build of every language.
import compile from "icu-minify/compile";
import { type Rule, messagesOf } from "#tools/checks/messages/message-catalogue.ts";

function failureOf(text: string): string | null {
  try {
    compile(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const parses: Rule = (catalogue) =>
  messagesOf(catalogue).flatMap(({ text, where }) => {
    const failure = failureOf(text);
    return failure === null ? [] : [{ rule: "parses", where, problem: `is not a valid message: ${failure}` }];
  });
