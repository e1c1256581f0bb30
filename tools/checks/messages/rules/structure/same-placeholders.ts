// A translation may move placeholders and tags, but never rename, add or drop them, in any form of a plural.
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { type Rule, messagesOf } from "#tools/checks/messages/message-catalogue.ts";
import { type IcuShape, namesIn, shapeOf } from "#tools/checks/messages/icu-shape.ts";

function differences(english: IcuShape, given: IcuShape): string[] {
  const [wanted, present] = [namesIn(english), namesIn(given)];
  return [
    ...Array.from(wanted.difference(present), (name) => `lacks ${name}`),
    ...Array.from(present.difference(wanted), (name) => `adds ${name}`),
  ];
}

/** Every form has the placeholders of the others; `=0` and the like may have fewer. */
function gaps({ plurals }: IcuShape): string[] {
  return plurals.flatMap(({ arg, cases }) => {
    const forms = Object.entries(cases).filter(([name]) => !name.startsWith("="));
    const all = new Set(forms.flatMap(([, names]) => [...names]));
    return forms.flatMap(([form, names]) =>
      Array.from(all.difference(names), (name) => `lacks ${name} in the form “${form}” of {${arg}}`),
    );
  });
}

export const samePlaceholders: Rule = (catalogue) => {
  const english = catalogue.messages[FALLBACK_LANGUAGE] ?? {};
  return messagesOf(catalogue).flatMap(({ namespace, key, text, where }) => {
    const source = english[namespace]?.[key];
    const wanted = source === undefined ? null : shapeOf(source);
    const given = shapeOf(text);
    if (wanted === null || given === null) return [];
    return [...differences(wanted, given), ...gaps(given)].map((problem) => ({
      rule: "same-placeholders",
      where,
      problem,
    }));
  });
};
