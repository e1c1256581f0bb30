/**
 * Groups style sheets into few files: on a slow connection a request costs more than the bytes of such a small file.
 * Styles of an island go with its script (script-chunks.ts), those of one page with the page.
 */
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** The shell and the design system: every page has them. */
const EVERYWHERE = /\/src\/(?:shell|ui)\/.*\.css$/;
const OF_PAGES = /\/src\/(?:pages|features)\/.*\.css$/;

/** Returns the entries and the scripts loaded on demand that include a module. */
function rootsOf(id: string, graph: Graph, seen = new Set<string>()): string[] {
  const module = seen.has(id) ? null : graph.getModuleInfo(id);
  if (!module) return [];
  seen.add(id);
  const above = module.importers.flatMap((importer) => rootsOf(importer, graph, seen));
  return module.isEntry || module.dynamicImporters.length > 0 ? [id, ...above] : above;
}

function isSharedByPages(id: string, graph: Graph): boolean {
  const roots = rootsOf(id, graph).map((root) => graph.getModuleInfo(root));
  return roots.length > 1 && roots.every((root) => root?.isEntry);
}

export const STYLE_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: "styles", test: EVERYWHERE, priority: 4 },
  {
    name: (id, graph) => (OF_PAGES.test(id) && isSharedByPages(id, graph) ? "parts" : null),
    test: OF_PAGES,
    priority: 4,
  },
];
