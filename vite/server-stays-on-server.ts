import { relative } from "node:path";
import type { Plugin } from "vite";
import { isServerOnly } from "#tools/checks/imports/layers.ts";

/**
 * Fails the build when browser code imports a file that must stay on the server. Without this plugin the import would
 * be bundled without an error. A page's loader and action are allowed: React Router removes them, and the imports that
 * only they use, before the remaining imports are resolved.
 */
export function serverStaysOnServer(): Plugin {
  let root = "";
  return {
    name: "server-stays-on-server",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: (config) => {
      root = config.root;
    },
    async resolveId(source, importer, options) {
      // Vite's dependency scan reads pages before React Router removes anything from them.
      if ("scan" in options && options.scan) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = resolved && relative(root, resolved.id.replace(/\?.*$/, "")).replaceAll("\\", "/");
      if (path && isServerOnly(path)) {
        const from = importer ? relative(root, importer) : "the browser's entry";
        this.error(`${from} is code for the browser and must not import ${source}`);
      }
      return resolved;
    },
  };
}
