/** Editors read words at each field of the desk, never a name of our files. */
import { expect, it } from "vitest";
import { z } from "zod";
import { FIELD_NAMES } from "#desk/field-words.ts";
import type { JsonSchema } from "#desk/publishing/fields/json-schema.ts";
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

it.each(Object.entries(kinds))("every field of %s has a label", (_kind, { schema }) => {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const labelled: readonly string[] = FIELD_NAMES;
  expect([...namesIn(described)].filter((name) => !labelled.includes(name))).toEqual([]);
});
