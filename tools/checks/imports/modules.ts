// Reads the imports of every file once, for all checks that need them.
import { posix } from "node:path";
import { parseSync, Visitor } from "vite";
import { isCode, isTest, lineAt, type SourceFile } from "#tools/checks/source-tree.ts";

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Type-only imports are erased: `import type`, `export type … from` and `import("…")` in a type. */
  readonly isType: boolean;
  /** The imported file's path from the root; undefined for a package. */
  readonly target: string | undefined;
}

export interface Module {
  readonly path: string;
  readonly isTest: boolean;
  readonly imports: readonly Import[];
  readonly onlyPassesOn: boolean;
}

interface Found {
  readonly specifier: string;
  readonly start: number;
  readonly isType: boolean;
}

type Parsed = ReturnType<typeof parseSync>;

export function readModules(files: readonly SourceFile[]): Module[] {
  const aliases = readAliases(files);
  return files.filter(isCode).map((file) => {
    const parsed = parseSync(file.path, file.text);
    const error = parsed.errors[0];
    if (error) throw new Error(`${file.path} cannot be read: ${error.message}`);
    const imports = importsIn(file.text, parsed).map(({ specifier, start, isType }) => ({
      specifier,
      line: lineAt(file.text, start),
      isType,
      target: targetOf(file.path, specifier, aliases),
    }));
    return { path: file.path, isTest: isTest(file), imports, onlyPassesOn: onlyPassesOn(parsed) };
  });
}

function importsIn(text: string, { module, program }: Parsed): Found[] {
  // With verbatimModuleSyntax, `import { type A }` still loads the file, so only the keyword after `import` counts.
  const isType = (start: number): boolean => /^(import|export)\s+type\b/.test(text.slice(start, start + 30));
  const fixed = module.staticImports.map(({ start, moduleRequest }) => ({
    specifier: moduleRequest.value,
    start,
    isType: isType(start),
  }));
  const passedOn = module.staticExports.flatMap(({ start, entries }) => {
    const source = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    return source ? [{ specifier: source.value, start, isType: isType(start) }] : [];
  });
  const called: Found[] = [];
  new Visitor({
    ImportExpression: ({ source, start }) => {
      if (source.type === "Literal") called.push({ specifier: String(source.value), start, isType: false });
    },
    TSImportType: ({ source, start }) => called.push({ specifier: source.value, start, isType: true }),
  }).visit(program);
  return [...fixed, ...passedOn, ...called];
}

function onlyPassesOn({ program, module }: Parsed): boolean {
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map((entry) => entry.localName.value)),
  );
  const exports = program.body.filter((statement) => statement.type !== "ImportDeclaration");
  return (
    exports.length > 0 &&
    exports.every((statement) => {
      if (statement.type === "ExportAllDeclaration") return true;
      if (statement.type !== "ExportNamedDeclaration" || statement.declaration) return false;
      const isImported = statement.specifiers.every(
        ({ local }) => local.type === "Identifier" && imported.has(local.name),
      );
      return statement.source !== null || (statement.specifiers.length > 0 && isImported);
    })
  );
}

/** package.json's `imports`: "#ui/*": "./src/ui/*" becomes ["#ui/", "src/ui/"]. */
function readAliases(files: readonly SourceFile[]): [string, string][] {
  const manifest = JSON.parse(files.find(({ path }) => path === "package.json")?.text ?? "{}") as {
    imports?: Record<string, string>;
  };
  return Object.entries(manifest.imports ?? {}).map(([alias, folder]) => [
    alias.replace("*", ""),
    posix.normalize(folder.replace("*", "")),
  ]);
}

function targetOf(from: string, specifier: string, aliases: [string, string][]): string | undefined {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith(".")) return posix.join(posix.dirname(from), plain);
  const alias = aliases.find(([prefix]) => plain.startsWith(prefix));
  return alias ? alias[1] + plain.slice(alias[0].length) : undefined;
}
