import { posix } from "node:path";
import type { Finding } from "#tools/checks/source-tree.ts";
import type { Module } from "./modules.ts";

/** Files that only pass on what others export: they hide where code lives and become the hub of cycles. */
export function checkBarrels(modules: readonly Module[]): Finding[] {
  return modules.flatMap(({ path, onlyPassesOn }) => {
    if (posix.basename(path).startsWith("index."))
      return [{ path, problem: "no index files: name it after what it holds" }];
    return onlyPassesOn
      ? [{ path, problem: "only passes on other files' exports: import those directly" }]
      : [];
  });
}
