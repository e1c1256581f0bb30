// Finds every regular expression of a file: literals, and those that are built at run time.
import { parseSync, Visitor } from "vite";
import { lineAt, type SourceFile } from "#tools/checks/source-tree.ts";

export interface Pattern {
  readonly path: string;
  readonly line: number;
  /** Its source text in the file. */
  readonly text: string;
  /** Undefined if it is only known at run time. */
  readonly written: { readonly source: string; readonly flags: string } | undefined;
}

export function readPatterns({ path, text }: SourceFile): Pattern[] {
  const found: Pattern[] = [];
  const add = (start: number, end: number, written: Pattern["written"]): void => {
    found.push({ path, line: lineAt(text, start), text: text.slice(start, end), written });
  };
  const addBuilt = ({ callee, start, end }: { callee: object; start: number; end: number }): void => {
    if ("name" in callee && callee.name === "RegExp") add(start, end, undefined);
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node) add(node.start, node.end, { source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: addBuilt,
    CallExpression: addBuilt,
  }).visit(parseSync(path, text).program);
  return found;
}
