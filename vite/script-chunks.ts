/**
 * Scripts in few files, where the bundler alone would make one for every set of parts that share a module, however
 * small: two for every page, a few more for a form instead of thirty. On a slow line each file costs more than what is
 * in it.
 */
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

const ENTRY = /\/src\/entry\.client\.tsx$/;
/** What these import on demand are the scripts beyond the entry: enhancements and islands. */
const STARTERS = /\/src\/(?:pages\/enhancements\.ts$|shell\/)/;
const FORM = /\/src\/pages\/submit\/\w+-island\.tsx$/;
const ISLAND = /\.tsx$/;

const isScript = (id: string, graph: Graph): boolean =>
  ENTRY.test(id) || !!graph.getModuleInfo(id)?.dynamicImporters.some((importer) => STARTERS.test(importer));

/** The scripts that bring a module with them. */
function scriptsWith(id: string, graph: Graph, seen = new Set<string>()): string[] {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  if (!module) return [];
  seen.add(id);
  const above = module.importers.flatMap((importer) => scriptsWith(importer, graph, seen));
  return isScript(id, graph) ? [id, ...above] : above;
}

/** Null where the bundler may decide. */
function chunkOf(id: string, graph: Graph): string | null {
  const scripts = scriptsWith(id, graph);
  const isIn = (kind: RegExp): boolean => scripts.some((script) => kind.test(script));
  const areAll = (kind: RegExp): boolean => scripts.every((script) => kind.test(script));
  if (areAll(ISLAND) && !isIn(ENTRY)) {
    if (!isIn(FORM)) return null;
    return areAll(FORM) ? "forms" : "parts";
  }
  const isShared = isIn(ENTRY) || scripts.length > 1;
  return isShared && !isScript(id, graph) ? "shell" : null;
}

/** Each takes along what its modules import, unless one of a higher priority has it. */
export const SCRIPT_CHUNKS: Rolldown.CodeSplittingGroup[] = ["forms", "parts", "shell"].map(
  (chunk, priority) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
    priority,
  }),
);
