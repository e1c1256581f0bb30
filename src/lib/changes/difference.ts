/** Lists the differences between two states of a record, field by field. */

export interface Change {
  /** The path of the field with dots: `desc.en`. */
  readonly field: string;
  /** For a list, the removed or added items. Null if there are none. */
  readonly before: string | null;
  readonly after: string | null;
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

export function differenceOf(before: object, after: object): Change[] {
  return compare(before as Plain, after as Plain, "");
}

function compare(before: Plain, after: Plain, path: string): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const field = path === "" ? name : `${path}.${name}`;
    const [old, now] = [before[name], after[name]];
    if (isPlain(old) && isPlain(now)) return compare(old, now, field);
    if (Array.isArray(old) || Array.isArray(now)) return compareLists(asList(old), asList(now), field);
    return sameText(old, now) ? [] : [{ field, before: textOf(old), after: textOf(now) }];
  });
}

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : isNothing(value) ? [] : [value];

function compareLists(before: readonly unknown[], after: readonly unknown[], field: string): Change[] {
  const old = new Set(before.map((item) => textOf(item)));
  const now = new Set(after.map((item) => textOf(item)));
  const gone = [...old].filter((item) => !now.has(item));
  const come = [...now].filter((item) => !old.has(item));
  const isSameOrder = [...old].join("\n") === [...now].join("\n");
  if (gone.length === 0 && come.length === 0)
    return isSameOrder ? [] : [{ field, before: [...old].join(", "), after: [...now].join(", ") }];
  return [{ field, before: gone.join(", ") || null, after: come.join(", ") || null }];
}

const sameText = (a: unknown, b: unknown): boolean =>
  (isNothing(a) && isNothing(b)) || textOf(a) === textOf(b);

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (isPlain(value))
    return Object.values(value)
      .flatMap((one) => textOf(one) ?? [])
      .join(" ");
  return JSON.stringify(value);
}
