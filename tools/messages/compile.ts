/**
 * Compiles the messages and the desk's texts, in which the brand's names are filled in already (tools/content): turns
 * ICU texts into icu-minify's arrays, so that the browser needs no parser, and writes the English texts as a type, so
 * that a wrong key is a type error.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { DESK_LANGUAGES, LANGUAGES } from "#i18n/languages.ts";

type Tree = { [key: string]: string | Tree };

const mapTexts = (tree: Tree, change: (text: string) => unknown): { [key: string]: unknown } =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? change(value) : mapTexts(value, change),
    ]),
  );

function readLanguage(folder: string): Tree {
  const namespaces = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    namespaces
      .toSorted()
      .map((file) => [
        file.slice(0, -".json".length),
        JSON.parse(readFileSync(join(folder, file), "utf8")) as Tree,
      ]),
  );
}

const keysOf = (tree: Tree, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? `${prefix}${key}` : keysOf(value, `${prefix}${key}.`),
  );

/** Writes two types: the texts, from which use-intl infers the values of each, and the union of all keys. */
const typesOf = (tree: Tree): string =>
  [
    "/* Generated from the English texts in content. */",
    `export type Messages = ${JSON.stringify(tree, null, 2)};`,
    "export type MessageKey =",
    `${keysOf(tree)
      .map((key) => `  | ${JSON.stringify(key)}`)
      .join("\n")};`,
    "",
  ].join("\n");

/** Editors choose a kind by the label that visitors read. */
const labelsOf = (kinds: Tree): Tree =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, texts]) =>
      typeof texts === "object" && texts["label"] !== undefined ? [[kind, { label: texts["label"] }]] : [],
    ),
  );

export function compileMessages(root: string): void {
  const compiledFolder = join(root, "build/messages");
  const generatedFolder = join(root, "src/i18n/generated");
  mkdirSync(compiledFolder, { recursive: true });
  mkdirSync(generatedFolder, { recursive: true });
  const textsIn = (folder: string): Tree => readLanguage(join(root, "build/content", folder));
  const write = (file: string, tree: Tree): void =>
    writeFileSync(file, JSON.stringify(mapTexts(tree, compile)));
  for (const language of LANGUAGES)
    write(join(compiledFolder, `${language}.json`), textsIn(`messages/${language}`));
  // The desk's build imports its texts; the server never needs them.
  for (const language of DESK_LANGUAGES)
    write(join(generatedFolder, `desk-${language}.json`), {
      ...textsIn(`desk-messages/${language}`),
      kinds: labelsOf(textsIn(`messages/${language}`)["kinds"] as Tree),
    });
  const english = { ...textsIn("messages/en"), ...textsIn("desk-messages/en") };
  writeFileSync(join(generatedFolder, "messages.ts"), typesOf(english));
}
