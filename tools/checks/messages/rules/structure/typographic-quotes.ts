// ICU reads a straight apostrophe as an escape character, which can hide a placeholder without an error.
import { type Rule, messagesOf } from "#tools/checks/messages/message-catalogue.ts";

export const typographicQuotes: Rule = (catalogue) =>
  messagesOf(catalogue).flatMap(({ text, where }) => {
    const straight = /['"]/.exec(text)?.[0];
    return straight === undefined
      ? []
      : [
          {
            rule: "typographic-quotes",
            where,
            problem: `has a straight ${straight}; use ’ “ ” or your own`,
          },
        ];
  });
