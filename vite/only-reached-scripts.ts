import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const ENTRY = /\/src\/entry\.client\.tsx$/;

/** Returns the entry script and everything it imports, statically or on demand. */
function reachedFrom(name: string, bundle: Rolldown.OutputBundle, reached = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || reached.has(name)) return reached;
  reached.add(name);
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) reachedFrom(next, bundle, reached);
  return reached;
}

/**
 * Removes the scripts that no page loads. React Router builds every page, and a manifest of them, for a router in the
 * browser, which our documents do not use. They are still bundled, because Vite finds their styles that way.
 */
export function onlyReachedScripts(): Plugin {
  let clientFolder = "";
  return {
    name: "only-reached-scripts",
    apply: "build",
    configResolved: ({ environments }) => {
      clientFolder = environments["client"]?.build.outDir ?? "";
    },
    generateBundle: {
      // After Vite has recorded which styles belong to which page.
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = scripts.find(({ facadeModuleId }) => ENTRY.test(facadeModuleId ?? ""));
        if (!entry) this.error("There is no src/entry.client.tsx among the built scripts.");
        const reached = reachedFrom(entry.fileName, bundle);
        for (const { fileName } of scripts) if (!reached.has(fileName)) delete bundle[fileName];
      },
    },
    writeBundle() {
      // React Router writes its manifest outside the bundler, while it builds the server.
      if (this.environment.name === "client") return;
      for (const name of globSync("assets/manifest-*.js", { cwd: clientFolder }))
        rmSync(join(clientFolder, name));
    },
  };
}
