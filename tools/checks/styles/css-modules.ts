// Compares style sheets with the components that use them: a used class exists, an existing class is used, and each
// sheet is in the cascade layer of its folder.
import { posix } from "node:path";
import { readModules, type Module } from "#tools/checks/imports/modules.ts";
import { isTest, lineAt, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";
import { classesIn, declarationsIn, withoutQuotes } from "./css-text.ts";

const SHEET = /\.module\.css$/;
const LAYERS: [string, string][] = [
  ["src/ui/", "ui"],
  ["src/shell/", "shell"],
  ["src/features/", "feature"],
  ["src/pages/", "page"],
  ["src/desk/", "page"],
];

interface Use {
  readonly file: SourceFile;
  readonly sheet: string;
  /** Undefined if the class is computed at run time. */
  readonly name: string | undefined;
  readonly start: number;
}

export function checkCssModules(files: readonly SourceFile[], modules = readModules(files)): Finding[] {
  const sheets = files.filter(({ path }) => SHEET.test(path));
  const uses = files.filter((file) => file.path.endsWith(".tsx")).flatMap((file) => usesIn(file, modules));
  return [
    ...sheets.flatMap((sheet) => unusedIn(sheet, uses)),
    ...sheets.flatMap(layerOf),
    ...uses.flatMap((use) => unknownIn(use, sheets)),
  ];
}

function usesIn(file: SourceFile, modules: readonly Module[]): Use[] {
  const imports = modules.find(({ path }) => path === file.path)?.imports ?? [];
  return [...file.text.matchAll(/import\s+(\w+)\s+from\s+["']([^"']+\.module\.css)["']/g)].flatMap(
    (match) => {
      const sheet = imports.find(({ specifier }) => specifier === match[2])?.target ?? "";
      const code = file.text.replaceAll(/\bfrom\s+["'][^"'\n]+["']/g, (source) => " ".repeat(source.length));
      const access = new RegExp(`\\b${match[1]}(?:\\??\\.(\\w+)|\\[\\s*(?:["']([^"']+)["']\\s*\\])?)`, "g");
      return [...code.matchAll(access)].map((use) => ({
        file,
        sheet,
        name: use[1] ?? use[2],
        start: use.index,
      }));
    },
  );
}

function unusedIn(sheet: SourceFile, uses: readonly Use[]): Finding[] {
  const used = new Set(uses.filter((use) => use.sheet === sheet.path).map(({ name }) => name));
  for (const { property, value } of declarationsIn(sheet.text)) {
    if (property === "composes") for (const name of value.split(/\s+/)) used.add(name);
  }
  return [...classesIn(sheet.text)]
    .filter(([name]) => !used.has(name))
    .map(([name, start]) => ({
      path: sheet.path,
      line: lineAt(sheet.text, start),
      problem: `.${name} is used by no component`,
    }));
}

function unknownIn({ file, sheet, name, start }: Use, sheets: readonly SourceFile[]): Finding[] {
  const found = sheets.find(({ path }) => path === sheet);
  const at = { path: file.path, line: lineAt(file.text, start) };
  if (name === undefined) return [{ ...at, problem: "a computed class: use a data attribute for variants" }];
  if (!found) return [{ ...at, problem: `the style sheet of .${name} is not there` }];
  if (classesIn(found.text).has(name)) return [];
  return [{ ...at, problem: `.${name} is not in ${posix.basename(sheet)}` }];
}

function layerOf(sheet: SourceFile): Finding[] {
  if (isTest(sheet)) return [];
  const layer = LAYERS.find(([folder]) => sheet.path.startsWith(folder))?.[1];
  const outside = withoutLayers(withoutQuotes(sheet.text), layer).trim();
  return outside ? [{ path: sheet.path, problem: `everything belongs into @layer ${layer} { … }` }] : [];
}

/** Returns the sheet without its blocks of the right layer. */
function withoutLayers(css: string, layer: string | undefined): string {
  let rest = "";
  let depth = 0;
  let at = 0;
  const opening = new RegExp(`^@layer\\s+${layer}\\s*\\{`);
  while (at < css.length) {
    const opens = depth === 0 ? opening.exec(css.slice(at)) : null;
    if (opens) {
      depth = 1;
      at += opens[0].length;
      continue;
    }
    const letter = css[at] ?? "";
    if (depth > 0 && letter === "{") depth += 1;
    else if (depth > 0 && letter === "}") depth -= 1;
    else if (depth === 0) rest += letter;
    at += 1;
  }
  return rest;
}
