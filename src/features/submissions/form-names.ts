/** Converts between a form's flat names and nested fields: `tokens.0.symbol` is the symbol of the first token. */

const MAX_DEPTH = 4;
const MAX_ROWS = 100;
const NAME = /^[\w-]{1,60}(?:\.[\w-]{1,60})*$/;
/** Names that would allow prototype pollution. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

type Tree = { [name: string]: Tree | unknown[] | string };

/** Repeated names, as of checkboxes, become a list. Other unusual names stay unchanged. */
export function nestFields(entries: Iterable<readonly [string, string]>): Record<string, unknown> {
  const tree: Tree = {};
  for (const [name, value] of entries) {
    const parts = name.split(".");
    const isPlain =
      NAME.test(name) && parts.length <= MAX_DEPTH && !parts.some((part) => FORBIDDEN.has(part));
    if (isPlain) put(tree, parts, value);
    else Object.defineProperty(tree, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return withLists(tree) as Record<string, unknown>;
}

function put(tree: Tree, [first = "", ...rest]: readonly string[], value: string): void {
  const known = Object.hasOwn(tree, first) ? tree[first] : undefined;
  if (rest.length > 0) {
    const below = isTree(known) ? known : {};
    put(below, rest, value);
    tree[first] = below;
  } else if (known === undefined) {
    tree[first] = value;
  } else if (Array.isArray(known)) {
    known.push(value);
  } else {
    tree[first] = [known, value];
  }
}

const isTree = (node: unknown): node is Tree =>
  typeof node === "object" && node !== null && !Array.isArray(node);

/** Rows are numbered from 0; their order counts, gaps do not. */
function withLists(node: unknown): unknown {
  if (!isTree(node)) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, withLists(value)] as const);
  const isList =
    entries.length > 0 && entries.length <= MAX_ROWS && entries.every(([name]) => /^\d{1,3}$/.test(name));
  return isList
    ? entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)
    : Object.fromEntries(entries);
}

/** The inverse: nested fields as a form's names and values. */
export function flattenFields(fields: object, prefix = ""): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const path = prefix + name;
    if (value === undefined || value === null) return [];
    if (typeof value === "object") return flattenFields(value, `${path}.`);
    if (typeof value === "boolean") return [[path, value ? "yes" : "no"]];
    return [[path, String(value)]];
  });
}
