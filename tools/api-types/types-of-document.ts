/**
 * Turns the OpenAPI document into TypeScript types, one entry per call. openapi-typescript needs the compiler API of
 * TypeScript 5, which TypeScript 7 no longer has (docs/decisions/0055).
 */

/** The part of JSON Schema that our routes use. Anything else becomes `unknown`, which no caller can misread. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data";
const METHODS = ["get", "post"] as const;
/** The browser's client calls only these paths. Files and feeds have addresses of their own. */
const CALL = /^\/(?:v1|api)\//;

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

const joined = (types: readonly string[], sign: string): string =>
  types.length === 1 ? (types[0] ?? "unknown") : types.map((type) => `(${type})`).join(sign);

class Types {
  readonly #schemas: Readonly<Record<string, Schema>>;

  constructor({ components }: Document) {
    this.#schemas = components?.schemas ?? {};
  }

  of(schema: Schema = {}): string {
    if (schema.$ref !== undefined) return this.of(this.#schemas[schema.$ref.split("/").at(-1) ?? ""]);
    if (schema.enum) return joined([...new Set(schema.enum.map((one) => JSON.stringify(one)))], " | ");
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    const choice = schema.anyOf ?? schema.oneOf;
    if (choice) return joined([...new Set(choice.map((one) => this.of(one)))], " | ");
    if (schema.allOf) return joined([...new Set(schema.allOf.map((one) => this.of(one)))], " & ");
    const kinds = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
    return kinds.length === 0
      ? "unknown"
      : joined([...new Set(kinds.map((kind) => this.#plain(kind, schema)))], " | ");
  }

  #plain(kind: string, schema: Schema): string {
    if (kind === "array") return `readonly (${this.of(schema.items)})[]`;
    return kind === "object" ? this.#object(schema) : (PRIMITIVES[kind] ?? "unknown");
  }

  #object({ properties, required = [], additionalProperties }: Schema): string {
    const fields = Object.entries(properties ?? {});
    if (fields.length === 0) {
      const value = typeof additionalProperties === "object" ? this.of(additionalProperties) : "unknown";
      return `Readonly<Record<string, ${value}>>`;
    }
    return this.fields(
      fields.map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) })),
    );
  }

  fields(fields: readonly { name: string; schema: Schema | undefined; isRequired: boolean }[]): string {
    const lines = fields.map(({ name, schema, isRequired }) => {
      const type = this.of(schema);
      return `readonly ${JSON.stringify(name)}${isRequired ? "" : "?"}: ${type}${isRequired ? "" : " | undefined"};`;
    });
    return `{ ${lines.join(" ")} }`;
  }
}

const PLACES = { path: "path", query: "query", header: "headers" } as const;

function inputOf(types: Types, { parameters = [], requestBody }: Operation): string {
  const parts = Object.entries(PLACES).flatMap(([place, part]) => {
    const own = parameters.filter((one) => one.in === place);
    if (own.length === 0) return [];
    const fields = own.map(({ name, schema, required = false }) => ({ name, schema, isRequired: required }));
    const sign = own.some(({ required }) => required) ? "" : "?";
    return [`readonly ${part}${sign}: ${types.fields(fields)};`];
  });
  const content = requestBody?.content ?? {};
  if (JSON_TYPE in content) parts.push(`readonly body: ${types.of(content[JSON_TYPE]?.schema)};`);
  if (FORM_TYPE in content) parts.push("readonly body: FormData;");
  return `{ ${parts.join(" ")} }`;
}

function callsOf(document: Document, method: (typeof METHODS)[number]): string {
  const types = new Types(document);
  const calls = Object.entries(document.paths).flatMap(([path, operations]) => {
    const operation = operations[method];
    if (!operation || !CALL.test(path)) return [];
    const answer = types.of(operation.responses["200"]?.content?.[JSON_TYPE]?.schema);
    return [
      `    ${JSON.stringify(path)}: {\n      input: ${inputOf(types, operation)};\n      answer: ${answer};\n    };`,
    ];
  });
  return `  ${method}: {\n${calls.join("\n")}\n  };`;
}

export const typesOfDocument = (document: Document): string =>
  [
    "/* Generated from the OpenAPI document, src/server/api-document.ts. */",
    "export interface ApiCalls {",
    ...METHODS.map((method) => callsOf(document, method)),
    "}",
    "",
  ].join("\n");
