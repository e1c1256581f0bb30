// A translation may move placeholders and tags, never rename, add or drop them.
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { type Rule, messagesOf } from "#tools/checks/messages/catalogue.ts";
import { type IcuShape, shapeOf } from "#tools/checks/messages/icu-shape.ts";

const braced = (names: ReadonlySet<string>): string[] => [...names].map((name) => `{${name}}`);
const tagged = (names: ReadonlySet<string>): string[] => [...names].map((name) => `<${name}>`);

function differences(english: IcuShape, given: IcuShape): string[] {
  const drop = (wanted: ReadonlySet<string>, present: ReadonlySet<string>) => wanted.difference(present);
  const lacks = [...braced(drop(english.args, given.args)), ...tagged(drop(english.tags, given.tags))];
  const adds = [...braced(drop(given.args, english.args)), ...tagged(drop(given.tags, english.tags))];
  return [...lacks.map((name) => `lacks ${name}`), ...adds.map((name) => `adds ${name}`)];
}

export const samePlaceholders: Rule = (catalogue) => {
  const english = catalogue.messages[FALLBACK_LANGUAGE] ?? {};
  return messagesOf(catalogue).flatMap(({ namespace, key, text, where }) => {
    const source = english[namespace]?.[key];
    const wanted = source === undefined ? null : shapeOf(source);
    const given = shapeOf(text);
    if (wanted === null || given === null) return [];
    return differences(wanted, given).map((problem) => ({ rule: "same-placeholders", where, problem }));
  });
};
