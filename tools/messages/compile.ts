/**
 * Compiles content/messages: fills in the brand's names, turns ICU texts into icu-minify's arrays (so that the browser
 * needs no parser) and writes the English texts as a type, so that a wrong key is a type error.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { isDeskLanguage, isDeskNamespace, LANGUAGES } from "#i18n/languages.ts";

type Tree = { [key: string]: string | Tree };

interface BrandNames {
  readonly name: string;
  readonly programme: string;
}

const mapTexts = (tree: Tree, change: (text: string) => unknown): { [key: string]: unknown } =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? change(value) : mapTexts(value, change),
    ]),
  );

const fillBrand = (text: string, brand: BrandNames): string =>
  text.replaceAll("{brand}", brand.name).replaceAll("{programme}", brand.programme);

function readLanguage(folder: string, brand: BrandNames): Tree {
  const namespaces = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    namespaces.toSorted().map((file) => {
      const tree = JSON.parse(readFileSync(join(folder, file), "utf8")) as Tree;
      return [file.slice(0, -".json".length), mapTexts(tree, (text) => fillBrand(text, brand)) as Tree];
    }),
  );
}

const keysOf = (tree: Tree, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? `${prefix}${key}` : keysOf(value, `${prefix}${key}.`),
  );

/** Writes two types: the texts, from which use-intl infers the values of each, and the union of all keys. */
const typesOf = (tree: Tree): string =>
  [
    "/* Generated from content/messages/en. */",
    `export type Messages = ${JSON.stringify(tree, null, 2)};`,
    "export type MessageKey =",
    `${keysOf(tree)
      .map((key) => `  | ${JSON.stringify(key)}`)
      .join("\n")};`,
    "",
  ].join("\n");

export function compileMessages(root: string): void {
  const brand = JSON.parse(readFileSync(join(root, "content/brand/brand.json"), "utf8")) as BrandNames;
  const compiledFolder = join(root, "build/messages");
  const generatedFolder = join(root, "src/i18n/generated");
  mkdirSync(compiledFolder, { recursive: true });
  mkdirSync(generatedFolder, { recursive: true });
  for (const language of LANGUAGES) {
    const tree = readLanguage(join(root, "content/messages", language), brand);
    const compiled = Object.entries(mapTexts(tree, compile));
    const write = (file: string, isMeant: (name: string) => boolean): void =>
      writeFileSync(file, JSON.stringify(Object.fromEntries(compiled.filter(([name]) => isMeant(name)))));
    write(join(compiledFolder, `${language}.json`), (name) => !isDeskNamespace(name));
    // The desk's build imports its texts; the server never needs them.
    if (isDeskLanguage(language)) write(join(generatedFolder, `desk-${language}.json`), isDeskNamespace);
    if (language === "en") writeFileSync(join(generatedFolder, "messages.ts"), typesOf(tree));
  }
}
