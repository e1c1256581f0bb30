/**
 * Groups scripts into few files. The bundler alone would write one for every set of entries that share a module: here
 * it is two for every page, one more for API calls and storage, and a few for a form instead of thirty. On a slow
 * connection a request costs more than the bytes in such a small file.
 */
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

const ENTRY = /\/src\/entry\.client\.tsx$/;
/** Modules that these import on demand are the scripts beyond the entry: the islands. */
const STARTERS = /\/src\/(?:pages\/islands|shell)\/|\/src\/entry\.client\.tsx$/;
/** Runs on every page with an island. */
const START = /\/src\/pages\/islands\/start-islands\.ts$/;
const FORM = /\/src\/pages\/submit\/\w+-island\.tsx$/;
const STYLEGUIDE = /\/src\/pages\/styleguide\//;
const ISLAND = /\.tsx$/;
/** API calls, storage, and the models that read their data: only for pages that use them. */
const EDGES = /\/src\/(?:browser|features)\//;

const isScript = (id: string, graph: Graph): boolean =>
  ENTRY.test(id) || !!graph.getModuleInfo(id)?.dynamicImporters.some((importer) => STARTERS.test(importer));

/** Returns the scripts that include a module. */
function scriptsWith(id: string, graph: Graph, seen = new Set<string>()): string[] {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  if (!module) return [];
  seen.add(id);
  const above = module.importers.flatMap((importer) => scriptsWith(importer, graph, seen));
  return isScript(id, graph) ? [id, ...above] : above;
}

/** The forms share most of their code, and count as one. */
const kindOf = (script: string): string =>
  FORM.test(script) ? "forms" : (/([\w-]+)\.tsx$/.exec(script)?.[1] ?? "");

/**
 * By the islands that share a module. The style guide shows a few modules of each: they are files of their own, or it
 * would load the whole of every island.
 */
function islandChunkOf(scripts: readonly string[]): string | null {
  const kinds = new Set(scripts.filter((script) => !STYLEGUIDE.test(script)).map(kindOf));
  if (kinds.size === 0) return null;
  if (kinds.size > 2) return "base";
  const isShown = scripts.some((script) => STYLEGUIDE.test(script));
  return [...kinds].toSorted().join("-and-") + (isShown ? "-primitives" : "");
}

/** Null lets the bundler decide. */
function chunkOf(id: string, graph: Graph): string | null {
  const scripts = scriptsWith(id, graph);
  if (scripts.length === 0) return null;
  const isIn = (kind: RegExp): boolean => scripts.some((script) => kind.test(script));
  if (isIn(ENTRY)) return isScript(id, graph) ? null : "shell";
  if (isIn(START)) return "start-islands";
  if (scripts.every((script) => ISLAND.test(script))) {
    return isScript(id, graph) && !FORM.test(id) ? null : islandChunkOf(scripts);
  }
  if (isScript(id, graph) || scripts.length < 2) return null;
  return EDGES.test(id) ? "edges" : "shell";
}

const PRIORITIES: Readonly<Record<string, number>> = { base: 2, edges: 3, "start-islands": 3, shell: 4 };

const priorityOf = (chunk: string): number => PRIORITIES[chunk] ?? (/-and-|-primitives$/.test(chunk) ? 1 : 0);

/** A group includes what its modules import, unless a group of higher priority has it. */
export const SCRIPT_CHUNKS: Rolldown.CodeSplittingGroup[] = [0, 1, 2, 3, 4].map((priority) => ({
  name: (id: string, graph: Graph) => {
    const chunk = chunkOf(id, graph);
    return chunk !== null && priorityOf(chunk) === priority ? chunk : null;
  },
  priority,
}));
