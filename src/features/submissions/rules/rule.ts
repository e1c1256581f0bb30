/**
 * How a field is read: untidy input is put right where that is safe, and refused with a code where it is not.
 * One table of rules serves the form in the browser, the API and its description. All problems are told at once.
 */

/** The part of JSON Schema that describes our fields in OpenAPI. */
export interface FieldSchema {
  type?: "string" | "boolean" | "integer" | "array" | "object";
  description?: string;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  enum?: string[];
  format?: string;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: false;
  oneOf?: FieldSchema[];
}

export type ProblemCode =
  | "required"
  | "item_required"
  | "unknown_field"
  | "wrong_type"
  | "too_long"
  | "too_many"
  | "url"
  | "email"
  | "is_email"
  | "number"
  | "integer"
  | "positive"
  | "range"
  | "above_decimals"
  | "choice"
  | "duplicate"
  | "markup"
  | "invisible"
  | "address_format"
  | "address_checksum"
  | "per_network"
  | "network_ended"
  | "upload"
  | "logo"
  | "report"
  | "asked"
  | "unchanged";

export type ProblemValues = Readonly<Record<string, string | number>>;

export interface Problem {
  /** The field, with dots: `tokens.0.symbol`. */
  readonly path: string;
  readonly code: ProblemCode;
  /** What the message says besides: `{ count: 200 }`. */
  readonly values?: ProblemValues;
}

/** Collects what is wrong. */
export class Problems {
  readonly list: Problem[] = [];

  add(path: string, code: ProblemCode, values?: ProblemValues): undefined {
    // More than any honest form has: a hostile one must not grow the answer.
    if (this.list.length < 200) this.list.push({ path, code, ...(values && { values }) });
    return undefined;
  }

  /** Whether the field, or a part of it, has been refused. */
  isRefused(path: string): boolean {
    return this.list.some((one) => one.path === path || one.path.startsWith(`${path}.`));
  }
}

export interface Rule<Value, IsRequired extends boolean = boolean> {
  /** Undefined where there is nothing, or nothing usable: then the problem has been told. */
  readonly read: (given: unknown, path: string, problems: Problems) => Value | undefined;
  readonly schema: FieldSchema;
  readonly isRequired: IsRequired;
}

export const optional = <Value>(rule: Rule<Value>): Rule<Value, false> => ({ ...rule, isRequired: false });

export const required = <Value>(rule: Rule<Value>): Rule<Value, true> => ({
  ...rule,
  isRequired: true,
  read(given, path, problems) {
    const value = rule.read(given, path, problems);
    return value === undefined && !problems.isRefused(path) ? problems.add(path, "required") : value;
  },
});

/** What a form posts for a field that was left empty, and JSON for one that is not there. */
export const isAbsent = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === "string" && given.trim() === "");

/** A row or a tab of a form that was left alone: all its inputs are empty. */
export const isEmpty = (given: unknown): boolean =>
  isAbsent(given) || (isPlainObject(given) && Object.values(given).every(isEmpty));

export type Fields = Readonly<Record<string, Rule<unknown>>>;

export type Values<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name]["isRequired"] extends true ? Name : never]: NonNullable<
    ReturnType<Of[Name]["read"]>
  >;
} & {
  -readonly [Name in keyof Of as Of[Name]["isRequired"] extends true ? never : Name]?: NonNullable<
    ReturnType<Of[Name]["read"]>
  >;
};

export const isPlainObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** What of the fields could be read. Names that are not in the table are refused: nobody sets what we do not ask. */
export function readFields<Of extends Fields>(
  fields: Of,
  given: unknown,
  path: string,
  problems: Problems,
): Partial<Values<Of>> {
  if (!isPlainObject(given)) {
    problems.add(path, "wrong_type");
    return {};
  }
  const at = (name: string): string => (path === "" ? name : `${path}.${name}`);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) problems.add(at(name.slice(0, 100)), "unknown_field");
  }
  const entries = Object.entries(fields).map(([name, rule]) => {
    const own: unknown = Object.hasOwn(given, name) ? given[name] : undefined;
    return [name, rule.read(own, at(name), problems)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<Values<Of>>;
}

export function schemaOf(fields: Fields): FieldSchema {
  const named = Object.entries(fields);
  const asked = named.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
    ...(asked.length > 0 && { required: asked }),
    additionalProperties: false,
  };
}

export const group = <Of extends Fields>(fields: Of): Rule<Values<Of>> => ({
  isRequired: false,
  schema: schemaOf(fields),
  read: (given, path, problems) =>
    isEmpty(given)
      ? undefined
      : // Where a part is missing the problem has been told, and nobody uses the whole.
        (readFields(fields, given, path, problems) as Values<Of>),
});
