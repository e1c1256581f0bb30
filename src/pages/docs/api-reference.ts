/** The OpenAPI document, flattened for the reference page. */
import type { ApiDocument } from "#server/services.ts";

export interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

export interface Endpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly body: string | null;
  readonly responses: readonly { readonly status: string; readonly description: string }[];
  readonly example: string | null;
  /** The call as a curl command; null if it cannot be tried as it is. */
  readonly curl: string | null;
}

export interface EndpointGroup {
  readonly name: string;
  readonly endpoints: readonly Endpoint[];
}

/** The parts of OpenAPI that our own routes use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly servers?: readonly { readonly url: string }[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly example?: unknown;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

type Components = Readonly<Record<string, Schema>>;

const JSON_TYPE = "application/json";

function typeName(schema: Schema | undefined): string {
  if (!schema) return "";
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeName).join(" | ");
  const { type } = schema;
  return typeof type === "string" ? type : (type ?? []).join(" | ");
}

/** An example of a schema: the given one, or one composed from its parts. */
function exampleOf(schema: Schema | undefined, components: Components): unknown {
  if (!schema) return null;
  if (schema.$ref) return exampleOf(components[schema.$ref.split("/").at(-1) ?? ""], components);
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return schema.enum[0];
  if (schema.anyOf?.length) return exampleOf(schema.anyOf[0], components);
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.map(([name, part]) => [name, exampleOf(part, components)]));
  }
  if (schema.items) return [exampleOf(schema.items, components)];
  const plain: Readonly<Record<string, unknown>> = { string: "", number: 0, integer: 0, boolean: false };
  return plain[typeof schema.type === "string" ? schema.type : ""] ?? null;
}

const written = (media: Media | undefined, components: Components): string | null =>
  media ? JSON.stringify(media.example ?? exampleOf(media.schema, components), null, 2) : null;

function endpointOf(method: string, path: string, operation: Operation, components: Components): Endpoint {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"));
  return {
    id: `${method}${path.replace(/[^\w]+/g, "-")}`,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      place: parameter.in,
      type: typeName(parameter.schema),
      isRequired: parameter.required === true,
      description: parameter.description ?? "",
    })),
    body: written(operation.requestBody?.content[JSON_TYPE], components),
    responses: Object.entries(operation.responses).map(([status, { description }]) => ({
      status,
      description,
    })),
    example: written(success?.[1].content?.[JSON_TYPE], components),
    curl: null,
  };
}

/** Calls that need a file or a receipt have no sample command. */
function curlOf(origin: string, method: string, path: string, operation: Operation, components: Components) {
  const media = operation.requestBody?.content;
  const body = media?.[JSON_TYPE];
  if (path.includes("{token}") || (media && !body)) return null;
  const parameters = operation.parameters ?? [];
  const example = ({ schema, example: own }: (typeof parameters)[number]): string =>
    String(own ?? exampleOf(schema, components));
  const address = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((made, parameter) => made.replace(`{${parameter.name}}`, example(parameter)), origin + path);
  const needed = parameters.filter((parameter) => parameter.in === "query" && parameter.required === true);
  const query = new URLSearchParams(needed.map((parameter) => [parameter.name, example(parameter)]));
  const url = query.size === 0 ? address : `${address}?${query}`;
  if (method === "get") return `curl "${url}"`;
  const sent = JSON.stringify(body?.example ?? exampleOf(body?.schema, components)).replaceAll("'", "’");
  return `curl "${url}" \\\n  --json '${sent}'`;
}

/** Grouped by the document's tags, in its order. */
export function readGroups(document: ApiDocument): EndpointGroup[] {
  const components = (document.components?.schemas ?? {}) as Components;
  const origin = document.servers?.[0]?.url ?? "";
  const all = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      group: operation.tags?.[0] ?? "",
      endpoint: {
        ...endpointOf(method, path, operation, components),
        curl: curlOf(operation.servers?.[0]?.url ?? origin, method, path, operation, components),
      },
    })),
  );
  return (document.tags ?? []).map(({ name }) => ({
    name,
    endpoints: all.filter(({ group }) => group === name).map(({ endpoint }) => endpoint),
  }));
}
