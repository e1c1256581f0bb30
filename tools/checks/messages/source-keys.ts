// Finds the keys in source code: `useTranslations("a.b")("c.d")`, whole paths, and templates, in which a variable
// stands for one step.

const LITERAL = /"([\w.-]+)"|'([\w.-]+)'|`((?:[\w.-]|\$\{[^`{}]*\})+)`/g;
const NAMESPACE = /useTranslations\(\s*(?:"([\w.]+)"|`((?:[\w.]|\$\{[^`{}]*\})+)`)?\s*\)/g;

/** Turns a template into a pattern in which a variable stands for one step. */
export const asPattern = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[^.]+")}$`);

export interface NamedKeys {
  readonly literals: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
}

/** Returns every text in the code that could be a key. */
export function keysIn(code: string): NamedKeys {
  const found = new Set(Array.from(code.matchAll(LITERAL), ([, a, b, c]) => a ?? b ?? c ?? ""));
  const templates = new Set([...found].filter((one) => one.includes("$")));
  return { literals: found.difference(templates), templates: [...templates].map(asPattern) };
}

/** Returns the namespaces that the code reads. */
export const namespacesIn = (code: string): RegExp[] =>
  Array.from(code.matchAll(NAMESPACE), ([, name, template]) => asPattern(name ?? template ?? ""));

/** `a.b.c` → `a`, `a.b`. */
export function branchesOf(key: string): string[] {
  const steps = key.split(".");
  return steps.slice(0, -1).map((_, index) => steps.slice(0, index + 1).join("."));
}

/** Whether the code names the rest of a key, in a file that reads these namespaces. */
export function namesKey(
  key: string,
  namespaces: readonly RegExp[],
  { literals, templates }: NamedKeys,
): boolean {
  return branchesOf(key)
    .filter((branch) => namespaces.some((name) => name.test(branch)))
    .map((branch) => key.slice(branch.length + 1))
    .some((rest) => literals.has(rest) || templates.some((template) => template.test(rest)));
}
