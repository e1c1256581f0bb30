// Refuses imports across the borders of layers.ts, by the files they resolve to.
import type { Finding, SourceFile } from "#tools/checks/source-tree.ts";
import { FEATURE_LINKS, placeOf, RULES, SERVER_ENTRY, type Place, type Reach } from "./layers.ts";
import { readModules, type Import, type Module } from "./modules.ts";

const HAS_EXTENSION = /\.[a-z0-9]+$/;
// Written by `react-router typegen`; these types belong to the page.
const ROUTE_TYPES = /\/\+types\//;
// Written by the build; the compiler finds what is missing in it.
const NOT_IN_TREE = /^(?:src\/(?:i18n|browser\/api)\/generated|build\/content)\//;

export function checkBorders(files: readonly SourceFile[], modules = readModules(files)): Finding[] {
  const paths = new Set(files.map(({ path }) => path));
  const unplaced = modules
    .filter(({ path }) => placeOf(path).layer === "unplaced")
    .map(({ path }) => ({ path, problem: "stands in no folder of the layout" }));
  const wrong = modules.flatMap((module) =>
    module.imports.flatMap((imported) => {
      if (ROUTE_TYPES.test(imported.specifier)) return [];
      const problem = writtenWrongly(imported, paths) ?? crossesBorder(module, imported);
      return problem ? [{ path: module.path, line: imported.line, problem }] : [];
    }),
  );
  return [...unplaced, ...wrong];
}

function writtenWrongly({ specifier, target }: Import, paths: ReadonlySet<string>): string | undefined {
  if (/(^|\/)\.\.(\/|$)/.test(specifier)) return `"${specifier}" climbs: across folders import from "#…"`;
  if (specifier.startsWith("#") && !target) return `"${specifier}" is no folder that package.json names`;
  if (!target || NOT_IN_TREE.test(target)) return undefined;
  if (!HAS_EXTENSION.test(target)) return `"${specifier}" lacks its file extension`;
  return paths.has(target) ? undefined : `"${specifier}" leads to no file`;
}

function crossesBorder(module: Module, imported: Import): string | undefined {
  const from = placeOf(module.path);
  const rule = RULES[from.layer];
  // A test may import any layer, because it puts real parts together.
  if (!rule || module.isTest) return undefined;
  const { specifier, target } = imported;
  if (target) {
    const to = placeOf(target);
    return mayReach(from, to, rule.layers[to.layer], imported.isType)
      ? undefined
      : `${nameOf(from)} must not import ${nameOf(to)} (${specifier})${hint(rule.layers[to.layer])}`;
  }
  if (specifier.startsWith("node:")) {
    const allowed = rule.node || module.path === SERVER_ENTRY;
    return allowed ? undefined : `${nameOf(from)} must not import ${specifier}: it has to work without Node`;
  }
  const packageName = packageOf(specifier);
  const allowed = rule.packages(packageName) || (imported.isType && rule.node);
  return allowed ? undefined : `${nameOf(from)} must not import the package ${packageName}`;
}

function mayReach(from: Place, to: Place, reach: Reach | undefined, isType: boolean): boolean {
  if (reach === "all") return true;
  if (reach === "types") return isType;
  if (!reach) return false;
  return from.owner === to.owner || isLinked(from, to);
}

function isLinked(from: Place, to: Place): boolean {
  const isOpen = to.layer === "feature model" || to.layer === "feature service";
  const isServer = ["feature service", "feature server", "feature store"].includes(from.layer);
  const isAsker = isServer || (from.layer === "feature model" && to.layer === "feature model");
  return isOpen && isAsker && (FEATURE_LINKS[from.owner ?? ""] ?? []).includes(to.owner ?? "");
}

function nameOf({ layer, owner }: Place): string {
  return owner ? `${layer} of ${owner}` : layer;
}

function hint(reach: Reach | undefined): string {
  if (reach === "types") return ": only as `import type`";
  return reach === "own" ? ": only its own" : "";
}

/** "@scope/name/deep" → "@scope/name", "name/deep" → "name". */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
