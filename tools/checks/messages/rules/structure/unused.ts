// Finds texts that no code uses. source-keys.ts finds keys the way the code writes them.
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { isTest, type SourceFile } from "#tools/checks/source-tree.ts";
import type { CodeRule, Finding } from "#tools/checks/messages/message-catalogue.ts";
import { FIXED_TEXTS } from "#tools/checks/messages/rules/words/fixed-texts.ts";
import {
  asPattern,
  branchesOf,
  keysIn,
  type NamedKeys,
  namespacesIn,
} from "#tools/checks/messages/source-keys.ts";

/** The namespace is a variable, so its path is written somewhere else. */
const DYNAMIC_NAMESPACE = /useTranslations\(\s*[a-z]\w*\s*\)/;
/** A path that ends in a variable, `mail.${key}`: the file reads that branch and names the rest of the key itself. */
const OPEN_PATH = /`([\w.]+)\.\$\{\w+\}`/g;
/** The variable that a file assigns its translator to. */
const TRANSLATOR = /const (\w+) = use(?:Translations|MenuText)\(/g;
/** A translator that is called with a variable, or passed on. */
const HANDED_ON = /useTranslations\([^)]*\)(?:\(\s*(?!["'`])| as )/;

/** Naming a branch of this many steps uses all of it, because code appends the last step. */
const BRANCH_STEPS = 3;

/** The keys that one file names. */
interface Reader extends NamedKeys {
  /** The namespaces it reads, by name or by template. */
  readonly namespaces: readonly RegExp[];
  /** It requests a text through a variable, so the key is written somewhere else. */
  readonly isDynamic: boolean;
  readonly readsAnyBranch: boolean;
}

function asksByValue(text: string): boolean {
  const names = Array.from(text.matchAll(TRANSLATOR), ([, name]) => name);
  const call = new RegExp(`\\b(?:${names.join("|")})(?:\\.rich)?\\(\\s*(?!["'\`)])`);
  return HANDED_ON.test(text) || (names.length > 0 && call.test(text));
}

function readerOf({ text }: SourceFile): Reader {
  const { literals, templates } = keysIn(text);
  return {
    namespaces: [
      ...namespacesIn(text),
      ...Array.from(text.matchAll(OPEN_PATH), ([, path]) => asPattern(path ?? "")),
    ],
    literals,
    // A template without a fixed word would match anything.
    templates: templates.filter(({ source }) => /\w/.test(source.replaceAll("[^.]+", ""))),
    isDynamic: asksByValue(text),
    readsAnyBranch: DYNAMIC_NAMESPACE.test(text),
  };
}

/** Matches the whole key, or a long branch of it, in any file. */
function createWholeKeys(readers: readonly Reader[]): (key: string) => boolean {
  const literals = new Set(readers.flatMap((reader) => [...reader.literals]));
  // A template that begins with a variable would match anything.
  const templates = readers
    .flatMap((reader) => reader.templates)
    .filter(({ source }) => /^\^\w+\\\./.test(source));
  const names = (path: string): boolean =>
    literals.has(path) || templates.some((template) => template.test(path));
  return (key) =>
    names(key) || branchesOf(key).some((branch) => branch.split(".").length >= BRANCH_STEPS && names(branch));
}

/** Matches the rest of the key, in a file that reads its namespace. */
function createPartKeys(readers: readonly Reader[]): (key: string) => boolean {
  const everywhere = new Set(readers.flatMap(({ literals }) => [...literals]));
  const readersOf = new Map<string, readonly Reader[]>();
  const find = (branch: string): readonly Reader[] => {
    const known = readersOf.get(branch);
    if (known) return known;
    const found = readers.filter(
      ({ namespaces, readsAnyBranch }) =>
        (readsAnyBranch && everywhere.has(branch)) || namespaces.some((name) => name.test(branch)),
    );
    readersOf.set(branch, found);
    return found;
  };
  return (key) =>
    branchesOf(key).some((branch) => {
      const rest = key.slice(branch.length + 1);
      return find(branch).some(
        ({ literals, templates, isDynamic }) =>
          literals.has(rest) ||
          templates.some((template) => template.test(rest)) ||
          ((isDynamic || rest.includes(".")) && everywhere.has(rest)),
      );
    });
}

/** Everything that can name a key: running code, and the data it reads keys from. */
const READING = /^(?:src|tools\/operator|content\/(?:brand|seed|site))\/.*\.(?:tsx?|json)$/;

const finding = (where: string, problem: string): Finding => ({ rule: "unused", where, problem });

export const unused: CodeRule = ({ messages }, files) => {
  const readers = files.filter((file) => READING.test(file.path) && !isTest(file)).map(readerOf);
  const isWhole = createWholeKeys(readers);
  const isPart = createPartKeys(readers);
  const unshown = Object.entries(messages[FALLBACK_LANGUAGE] ?? {}).flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .filter((key) => !isWhole(`${namespace}.${key}`) && !isPart(`${namespace}.${key}`))
      .map((key) => `${namespace} ${key}`),
  );
  return unshown
    .filter((place) => !(place in FIXED_TEXTS))
    .map((place) => finding(`${FALLBACK_LANGUAGE}/${place}`, "is shown nowhere"));
};
