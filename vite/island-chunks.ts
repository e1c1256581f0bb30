/**
 * The scripts of forms in seven files, where the bundler alone would make thirty: one for every set of parts that
 * share a module, however small. On a slow line each file costs more than what is in it.
 */
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

const ENTRY = /\/src\/entry\.client\.tsx$/;
/** Its imports are what pages fetch beyond the entry. */
const TABLE = /\/src\/pages\/enhancements\.ts$/;
const FORM = /\/src\/pages\/submit\/\w+-island\.tsx$/;
const ISLAND = /\.tsx$/;

/** The scripts that bring a module with them: the entry, enhancements and islands. */
function scriptsWith(id: string, graph: Graph, seen = new Set<string>()): string[] {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  if (!module) return [];
  seen.add(id);
  const above = module.importers.flatMap((importer) => scriptsWith(importer, graph, seen));
  const isScript = ENTRY.test(id) || module.dynamicImporters.some((importer) => TABLE.test(importer));
  return isScript ? [id, ...above] : above;
}

function chunkOf(id: string, graph: Graph): string | null {
  const scripts = scriptsWith(id, graph);
  const isIn = (kind: RegExp): boolean => scripts.some((script) => kind.test(script));
  if (ENTRY.test(id) || !isIn(FORM)) return null;
  if (isIn(ENTRY)) return "shell";
  if (!scripts.every((script) => ISLAND.test(script))) return "shared";
  return scripts.every((script) => FORM.test(script)) ? "forms" : "parts";
}

/** Each takes along what its modules import, unless one of a higher priority has it. */
export const ISLAND_CHUNKS: Rolldown.CodeSplittingGroup[] = ["forms", "parts", "shared", "shell"].map(
  (chunk, priority) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
    priority,
  }),
);
