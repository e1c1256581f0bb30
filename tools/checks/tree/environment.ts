import { findingsOf, isCode, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";

// The launchers hand the caller's environment on; the test database and browser are chosen by it.
const READERS =
  /^(src\/server\/config\.ts|tools\/[^/]+\.mjs|tests\/fixtures\/(database|test-environment)\.ts|playwright\.config\.ts)$/;

const WAYS = [
  /\bprocess\s*(?:\?\.|\.|\[\s*["'`])\s*env\b/g,
  /\bimport\s*\{[^}]*\benv\b[^}]*\}\s*from\s*["'](?:node:)?process["']/g,
  /\{[^{}=]*\benv\b[^{}=]*\}\s*=\s*process\b/g,
];

/** Settings are read in one place, where a bad one stops the start; read elsewhere, each would be a surprise. */
export function checkEnvironment(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file) && !READERS.test(file.path))
    .flatMap((file) =>
      WAYS.flatMap((way) =>
        findingsOf(file, way, () => "reads the environment: only src/server/config.ts may"),
      ),
    );
}
