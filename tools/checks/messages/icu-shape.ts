// What the rules need to know of one ICU message: its arguments, tags, plural branches and plain words.
import compile from "icu-minify/compile";

export interface IcuShape {
  readonly args: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly plurals: readonly {
    readonly arg: string;
    readonly ordinal: boolean;
    readonly cases: readonly string[];
  }[];
  readonly texts: readonly string[];
}

interface Collected {
  args: Set<string>;
  tags: Set<string>;
  plurals: { arg: string; ordinal: boolean; cases: string[] }[];
  texts: string[];
}

// The numbers icu-minify marks its typed nodes with; it exports them as types only.
const SELECT = 1;
const PLURAL = 2;
const SELECT_ORDINAL = 3;

function visitBranches(branches: unknown, into: Collected): void {
  for (const branch of Object.values(branches as Record<string, unknown>)) {
    visitAll(Array.isArray(branch) ? branch : [branch], into);
  }
}

function visit(node: unknown, into: Collected): void {
  if (typeof node === "string") into.texts.push(node);
  if (!Array.isArray(node)) return;
  const [name, kind, detail] = node as [string, unknown, unknown];
  if (node.length > 1 && typeof kind !== "number") {
    into.tags.add(name);
    visitAll(node.slice(1), into);
    return;
  }
  into.args.add(name);
  if (kind === PLURAL || kind === SELECT_ORDINAL) {
    into.plurals.push({ arg: name, ordinal: kind === SELECT_ORDINAL, cases: Object.keys(detail as object) });
  }
  if (kind === SELECT || kind === PLURAL || kind === SELECT_ORDINAL) visitBranches(detail, into);
}

function visitAll(nodes: readonly unknown[], into: Collected): void {
  for (const node of nodes) visit(node, into);
}

// Five rules ask for the shape of the same text.
const shapes = new Map<string, IcuShape | null>();

/** The shape of a message, or null where it does not parse: the rule `parses` reports that one. */
export function shapeOf(text: string): IcuShape | null {
  const known = shapes.get(text);
  if (known !== undefined) return known;
  let shape: Collected | null = null;
  try {
    const compiled = compile(text);
    const collected: Collected = { args: new Set(), tags: new Set(), plurals: [], texts: [] };
    visitAll(typeof compiled === "string" ? [compiled] : compiled, collected);
    shape = collected;
  } catch {
    shape = null;
  }
  shapes.set(text, shape);
  return shape;
}
