/** What a proposed call contains, value by value and nothing shortened, beside what is there now. */

/** A list of single values is one text. Null: there is no value. */
export type ShownValue = string | boolean | null;

export interface ProposedValue {
  /** With dots: `telegram.zh`. */
  readonly path: string;
  readonly proposed: ShownValue;
  readonly now: ShownValue;
  readonly isChanged: boolean;
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSingle = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

function valuesIn(value: unknown, path: string): [string, ShownValue][] {
  if (value === null || value === undefined) return [[path, null]];
  if (typeof value === "boolean") return [[path, value]];
  if (isSingle(value)) return [[path, String(value)]];
  if (Array.isArray(value) && value.every(isSingle)) return [[path, value.join(", ") || null]];
  return Object.entries(value).flatMap(([name, one]) =>
    valuesIn(one, path === "" ? name : `${path}.${name}`),
  );
}

const parsed = (text: string | null): unknown => (text === null || text === "" ? {} : JSON.parse(text));

/** A call that publishes a record has it in `content`: its fields are named as those of the record that is there. */
function fieldsOf(body: unknown): unknown {
  if (!isPlain(body) || !isPlain(body["content"])) return body;
  const { content, ...rest } = body;
  return { ...content, ...rest };
}

/** `before` is null for a call that replaces nothing. What the call does not name stays as it is. */
export function proposedValues(body: string, before: string | null): ProposedValue[] {
  const proposed = new Map(valuesIn(fieldsOf(parsed(body)), ""));
  const now = new Map(valuesIn(parsed(before), ""));
  return [...new Set([...proposed.keys(), ...now.keys()])].map((path) => {
    const old = now.get(path) ?? null;
    const next = proposed.has(path) ? (proposed.get(path) ?? null) : old;
    return { path, proposed: next, now: old, isChanged: next !== old };
  });
}
