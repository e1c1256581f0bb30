/** Compiled messages as the server sends them: each page gets only the messages it needs. */
import type { Messages } from "./generated/messages.ts";

export type MessageTree = { [key: string]: unknown };

type PathIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : Key | `${Key}.${PathIn<Tree[Key]>}`;
}[keyof Tree & string];

/** A namespace, a branch of it or one message: `home`, `common.copy`, `error.title`. */
export type MessagePath = PathIn<Messages>;

const isTree = (value: unknown): value is MessageTree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mergeInto(target: MessageTree, source: MessageTree): void {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key];
    if (isTree(value) && isTree(known)) {
      const copy = { ...known };
      mergeInto(copy, value);
      target[key] = copy;
    } else target[key] = value;
  }
}

export function mergeMessages(trees: readonly MessageTree[]): MessageTree {
  const merged: MessageTree = {};
  for (const tree of trees) mergeInto(merged, tree);
  return merged;
}

/** Returns a tree that contains only the given path. */
function branchAt(tree: MessageTree, [step = "", ...rest]: readonly string[]): MessageTree {
  const value = tree[step];
  return { [step]: rest.length > 0 && isTree(value) ? branchAt(value, rest) : value };
}

export const pickMessages = (all: MessageTree, paths: readonly MessagePath[]): MessageTree =>
  mergeMessages(paths.map((path) => branchAt(all, path.split("."))));
