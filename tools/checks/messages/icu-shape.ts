// What the rules need from an ICU message: arguments, tags, plural branches and plain words.
import compile from "icu-minify/compile";

interface Plural {
  readonly arg: string;
  readonly ordinal: boolean;
  /** Each case with its arguments and tags, written as in a message. */
  readonly cases: Readonly<Record<string, ReadonlySet<string>>>;
}

export interface IcuShape {
  readonly args: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly plurals: readonly Plural[];
  readonly texts: readonly string[];
}

interface Collected {
  args: Set<string>;
  tags: Set<string>;
  plurals: Plural[];
  texts: string[];
}

// The node types of icu-minify, which it exports only as types.
const SELECT = 1;
const PLURAL = 2;
const SELECT_ORDINAL = 3;

const nothing = (): Collected => ({ args: new Set(), tags: new Set(), plurals: [], texts: [] });

const nodesOf = (branch: unknown): readonly unknown[] => (Array.isArray(branch) ? branch : [branch]);

export const namesIn = ({ args, tags }: Pick<IcuShape, "args" | "tags">): Set<string> =>
  new Set([...Array.from(args, (name) => `{${name}}`), ...Array.from(tags, (name) => `<${name}>`)]);

function namesInBranch(branch: unknown): Set<string> {
  const inside = nothing();
  visitAll(nodesOf(branch), inside);
  return namesIn(inside);
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
    const cases = Object.entries(detail as object).map(
      ([key, branch]) => [key, namesInBranch(branch)] as const,
    );
    into.plurals.push({ arg: name, ordinal: kind === SELECT_ORDINAL, cases: Object.fromEntries(cases) });
  }
  if (kind === SELECT || kind === PLURAL || kind === SELECT_ORDINAL) {
    for (const branch of Object.values(detail as object)) visitAll(nodesOf(branch), into);
  }
}

function visitAll(nodes: readonly unknown[], into: Collected): void {
  for (const node of nodes) visit(node, into);
}

// A cache, because several rules need the shape of the same text.
const shapes = new Map<string, IcuShape | null>();

/** Returns the shape of a message, or null if it does not parse; the rule `parses` reports that. */
export function shapeOf(text: string): IcuShape | null {
  const known = shapes.get(text);
  if (known !== undefined) return known;
  let shape: Collected | null = null;
  try {
    const compiled = compile(text);
    const collected = nothing();
    visitAll(typeof compiled === "string" ? [compiled] : compiled, collected);
    shape = collected;
  } catch {
    shape = null;
  }
  shapes.set(text, shape);
  return shape;
}

/** Returns the texts of a node, one for each branch of a plural or select. */
function readNode(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (!Array.isArray(node)) return [""];
  const [, kind, detail] = node as [string, unknown, unknown];
  if (kind === SELECT || kind === PLURAL || kind === SELECT_ORDINAL) {
    return Object.values(detail as object).flatMap((branch) => readAll(nodesOf(branch)));
  }
  return node.length > 1 && typeof kind !== "number" ? readAll(node.slice(1)) : [""];
}

const readAll = (nodes: readonly unknown[]): string[] =>
  nodes.reduce<string[]>(
    (before, node) => {
      const next = readNode(node);
      return before.flatMap((start) => next.map((end) => start + end));
    },
    [""],
  );

/** Returns every text that a message can produce, without its values. */
export const readingsOf = (text: string): string[] => readAll(nodesOf(compile(text)));
