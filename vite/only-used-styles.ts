import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The fields of Vite's manifest that name style sheets. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  css?: string[];
}

type Manifest = Record<string, ManifestChunk>;

const MANIFEST = ".vite/manifest.json";
const STYLES = /\.css$/;

/** Returns the style sheets of a script and of all scripts it imports, in the order in which they apply. */
function sheetsOf(chunk: ManifestChunk, manifest: Manifest, seen = new Set<ManifestChunk>()): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = (chunk.imports ?? []).flatMap((key) => {
    const next = manifest[key];
    return next ? sheetsOf(next, manifest, seen) : [];
  });
  return [...(chunk.css ?? []), ...imported];
}

/** Keeps, for each entry, the style sheets of `used`; React Router would otherwise add those of every import. */
export function withUsedSheets(manifest: Manifest, used: ReadonlyMap<string, ReadonlySet<string>>): Manifest {
  return Object.fromEntries(
    Object.entries(manifest).map(([key, { css: _css, ...chunk }]) => {
      const wanted = used.get(chunk.file);
      const sheets = wanted ? [...new Set(sheetsOf(manifest[key] ?? chunk, manifest))] : [];
      return [key, { ...chunk, css: sheets.filter((sheet) => wanted?.has(sheet)) }];
    }),
  );
}

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Returns the style modules that a module imports, directly or through others. */
function stylesReached(id: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  if (STYLES.test(id)) return [id];
  return (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((next) => stylesReached(next, graph, seen));
}

/**
 * Links a page to the style sheets that it uses. Scripts are grouped by the islands that share them (script-chunks.ts),
 * and a page that shares one module with an island would otherwise load all the styles of that island.
 */
export function onlyUsedStyles(): Plugin {
  const used = new Map<string, ReadonlySet<string>>();
  return {
    name: "only-used-styles",
    apply: "build",
    generateBundle: {
      // After Vite has recorded which styles belong to which script.
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const sheetOf = new Map(
          chunks.flatMap(({ moduleIds, viteMetadata }) =>
            moduleIds.map((id): [string, string[]] => [id, [...(viteMetadata?.importedCss ?? [])]]),
          ),
        );
        for (const { facadeModuleId, fileName } of chunks) {
          if (!facadeModuleId) continue;
          const styles = stylesReached(facadeModuleId, this);
          const lost = styles.find((id) => !sheetOf.get(id)?.length);
          if (lost) this.error(`${lost} is in no style sheet.`);
          used.set(fileName, new Set(styles.flatMap((id) => sheetOf.get(id) ?? [])));
        }
      },
    },
    writeBundle({ dir = "" }) {
      if (this.environment.name !== "client") return;
      const path = join(dir, MANIFEST);
      const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
      writeFileSync(path, JSON.stringify(withUsedSheets(manifest, used)));
    },
  };
}
