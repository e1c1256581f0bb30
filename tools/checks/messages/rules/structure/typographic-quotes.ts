// A straight apostrophe is an escape sign in ICU: it can swallow a placeholder without an error.
import { type Rule, messagesOf } from "#tools/checks/messages/catalogue.ts";

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
