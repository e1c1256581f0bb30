import { posix } from "node:path";
import type { Finding } from "#tools/checks/source-tree.ts";
import type { Module } from "./modules.ts";

/**
 * Finds files that only re-export: they hide where code lives and become the hub of cycles. The linter refuses `export
 * *`, but not named re-exports.
 */
export function checkBarrels(modules: readonly Module[]): Finding[] {
  return modules.flatMap(({ path, onlyPassesOn }) => {
    if (posix.basename(path).startsWith("index."))
      return [{ path, problem: "no index files: name it after what it holds" }];
    return onlyPassesOn
      ? [{ path, problem: "only passes on other files' exports: import those directly" }]
      : [];
  });
}
