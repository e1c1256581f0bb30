/** The part of JSON Schema that zod writes for our records. */
import { LANGUAGES } from "#i18n/languages.ts";

export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly maxLength?: number;
  readonly format?: string;
}

/** How a value is edited. */
export type Editing =
  | { readonly by: "text" | "long" | "date" | "time" | "number" | "yes" | "lines" | "numbers" | "json" }
  | { readonly by: "choice"; readonly options: readonly string[] }
  | { readonly by: "languages"; readonly each: JsonSchema }
  | { readonly by: "fields"; readonly properties: Readonly<Record<string, JsonSchema>> };

/** Longer texts get more room. */
const LONG = 200;

const withoutNull = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ type }) => type !== "null") ?? schema;

export function editingOf(given: JsonSchema): Editing {
  const schema = withoutNull(given);
  if (schema.enum) return { by: "choice", options: schema.enum.map(String) };
  switch (schema.type) {
    case "string":
      return { by: textEditing(schema) };
    case "integer":
    case "number":
      return { by: "number" };
    case "boolean":
      return { by: "yes" };
    case "array":
      return { by: listEditing(schema.items) };
    case "object":
      return objectEditing(schema.properties ?? {});
    case undefined:
    default:
      return { by: "json" };
  }
}

function textEditing({ format, maxLength = 0 }: JsonSchema): "text" | "long" | "date" | "time" {
  if (format === "date") return "date";
  if (format === "date-time") return "time";
  return maxLength > LONG && format === undefined ? "long" : "text";
}

function listEditing(items: JsonSchema | undefined): "lines" | "numbers" | "json" {
  if (items?.type === "string") return "lines";
  return items?.type === "integer" || items?.type === "number" ? "numbers" : "json";
}

/** An object with a member for each language is edited in tabs. */
function objectEditing(properties: Readonly<Record<string, JsonSchema>>): Editing {
  const each = properties["en"];
  if (each && LANGUAGES.every((language) => Object.hasOwn(properties, language)))
    return { by: "languages", each };
  return Object.keys(properties).length === 0 ? { by: "json" } : { by: "fields", properties };
}
