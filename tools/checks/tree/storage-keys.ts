import { findingsOf, isCode, isTest, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";

const REGISTRY = /^src\/browser\/storage\//;

/** A script in the head may name the storage, with a key from the registry. */
const WAYS = [
  /\b(?:local|session)Storage\b(?!\.[gs]etItem\("\$\{)/g,
  /\bindexedDB\b/g,
  /\b(?:as|:)\s*StorageKey\b/g,
];

/** Two modules once wrote two formats under one key, so every stored value is declared once, with its parser. */
export function checkStorageKeys(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(
      (file) => file.path.startsWith("src/") && isCode(file) && !isTest(file) && !REGISTRY.test(file.path),
    )
    .flatMap((file) =>
      WAYS.flatMap((way) =>
        findingsOf(file, way, (match) => `${match}: only src/browser/storage names what the browser stores`),
      ),
    );
}
