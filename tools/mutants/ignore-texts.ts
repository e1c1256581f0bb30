/**
 * A plugin of Stryker. Nobody tests the wording of a log line or of an error that only developers read, so changing
 * one is no mutant. Codes, states and texts that visitors see are not ignored.
 */

/** The part of Babel's nodes that this reads. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
}

interface NodePath {
  readonly node: Node;
  readonly parent?: Node | null;
}

const nameOf = (node: Node | undefined): string => node?.name ?? node?.property?.name ?? "";

const isLogCall = ({ type, callee }: Node): boolean =>
  type === "CallExpression" &&
  callee?.type === "MemberExpression" &&
  /^log(?:ger)?$/.test(nameOf(callee.object));

const isErrorText = ({ node, parent }: NodePath): boolean =>
  (node.type === "StringLiteral" || node.type === "TemplateLiteral") &&
  ((parent?.type === "NewExpression" && nameOf(parent.callee).endsWith("Error")) ||
    (parent?.type === "CallExpression" && parent.callee?.type === "Super"));

export function reasonToIgnore(path: NodePath): string | undefined {
  if (isLogCall(path.node)) return "log line";
  return isErrorText(path) ? "text of an error" : undefined;
}

export const strykerPlugins = [
  { kind: "Ignore", name: "texts", value: { shouldIgnore: reasonToIgnore } },
] as const;
