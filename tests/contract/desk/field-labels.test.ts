/** Editors read words at each field of the desk, never a name of our files. */
import { expect, it } from "vitest";
import { z } from "zod";
import { FIELD_NAMES, OPTIONS } from "#desk/field-words.ts";
import { editingOf, type JsonSchema } from "#desk/publishing/fields/json-schema.ts";
import { KINDS } from "#features/catalogue/kinds.ts";
import { isLanguage } from "#i18n/languages.ts";
import { createContentKinds } from "#server/desk/content-kinds.ts";
import type { KindDeps } from "#server/desk/kind-parts.ts";

/** Schemas need no database. */
const kinds = createContentKinds({ listings: { of: {} } } as unknown as KindDeps);

function* namesIn({ properties = {}, anyOf = [] }: JsonSchema): Generator<string> {
  for (const [name, member] of Object.entries(properties)) {
    if (!isLanguage(name)) yield name;
    yield* namesIn(member);
  }
  for (const one of anyOf) yield* namesIn(one);
}

function* choicesIn({ properties = {} }: JsonSchema): Generator<readonly string[]> {
  for (const member of Object.values(properties)) {
    const editing = editingOf(member);
    if (editing.by === "choice") yield editing.options;
    yield* choicesIn(member);
  }
}

const describedBy = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

it.each(Object.entries(kinds))("every choice of %s has words", (_kind, { schema }) => {
  const hasWords = (options: readonly string[]): boolean =>
    [OPTIONS, KINDS].some((known: readonly string[]) => options.every((one) => known.includes(one)));
  expect([...choicesIn(describedBy(schema))].filter((options) => !hasWords(options))).toEqual([]);
});

it.each(Object.entries(kinds))("every field of %s has a label", (_kind, { schema }) => {
  const labelled: readonly string[] = FIELD_NAMES;
  expect([...namesIn(describedBy(schema))].filter((name) => !labelled.includes(name))).toEqual([]);
});
