// Texts that nothing shows any more. Keys are looked for as the code writes them: `useTranslations("a.b")("c.d")`,
// whole paths, and templates, in which a value stands for one step.
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { isTest, type SourceFile } from "#tools/checks/source-tree.ts";
import { type Catalogue, type Finding, placeOf } from "./catalogue.ts";
import { FIXED_TEXTS } from "./rules/fixed-texts.ts";

const LITERAL = /"([\w.-]+)"|'([\w.-]+)'|`((?:[\w.-]|\$\{[^`{}]*\})+)`/g;
const NAMESPACE = /useTranslations\(\s*(?:"([\w.]+)"|`((?:[\w.]|\$\{[^`{}]*\})+)`)?\s*\)/g;
/** The branch is a value: its path stands somewhere else. */
const DYNAMIC_NAMESPACE = /useTranslations\(\s*[a-z]\w*\s*\)/;
/** A call whose key is a value: the key stands somewhere else. */
const DYNAMIC_CALL = /\b\w+(?:\.rich)?\(\s*(?!["'`])[\w.[\]?]+\s*[,)]/;

/** A branch that is named with so many steps is used as a whole: code adds the last step to it. */
const BRANCH_STEPS = 3;

/** What one file says of keys. */
interface Reader {
  /** The branches it reads, by name or by template. */
  readonly namespaces: readonly RegExp[];
  readonly literals: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  readonly isDynamic: boolean;
  readonly readsAnyBranch: boolean;
}

const asPattern = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, ".+")}$`);

function readerOf({ text }: SourceFile): Reader {
  const found = new Set(Array.from(text.matchAll(LITERAL), ([, a, b, c]) => a ?? b ?? c ?? ""));
  const [templates, literals] = [
    [...found].filter((one) => one.includes("$")),
    [...found].filter((one) => !one.includes("$")),
  ];
  return {
    namespaces: Array.from(text.matchAll(NAMESPACE), ([, name, template]) =>
      asPattern(name ?? template ?? ""),
    ),
    literals: new Set(literals),
    templates: templates.map(asPattern),
    isDynamic: DYNAMIC_CALL.test(text),
    readsAnyBranch: DYNAMIC_NAMESPACE.test(text),
  };
}

/** `a.b.c` → `a`, `a.b`. */
function branchesOf(key: string): string[] {
  const steps = key.split(".");
  return steps.slice(0, -1).map((_, index) => steps.slice(0, index + 1).join("."));
}

/** The whole key, or a long branch of it, in any file. */
function createWholeKeys(readers: readonly Reader[]): (key: string) => boolean {
  const literals = new Set(readers.flatMap((reader) => [...reader.literals]));
  // A template that begins with a value could name anything.
  const templates = readers
    .flatMap((reader) => reader.templates)
    .filter(({ source }) => /^\^\w+\\\./.test(source));
  const names = (path: string): boolean =>
    literals.has(path) || templates.some((template) => template.test(path));
  return (key) =>
    names(key) || branchesOf(key).some((branch) => branch.split(".").length >= BRANCH_STEPS && names(branch));
}

/** The rest of the key, in a file that reads its branch. */
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

/** Whatever can name a key: code that runs, and the data it reads keys from. */
const READING = /^(?:src|tools\/operator|content\/(?:brand|seed|site))\/.*\.(?:tsx?|json)$/;

export function findUnused({ messages }: Catalogue, files: readonly SourceFile[]): Finding[] {
  const readers = files.filter((file) => READING.test(file.path) && !isTest(file)).map(readerOf);
  const isWhole = createWholeKeys(readers);
  const isPart = createPartKeys(readers);
  return Object.entries(messages[FALLBACK_LANGUAGE] ?? {}).flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .filter((key) => !(`${namespace} ${key}` in FIXED_TEXTS))
      .filter((key) => !isWhole(`${namespace}.${key}`) && !isPart(`${namespace}.${key}`))
      .map((key) => ({
        rule: "unused",
        where: placeOf(FALLBACK_LANGUAGE, namespace, key),
        problem: "is shown nowhere",
      })),
  );
}
