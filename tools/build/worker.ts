/** Builds the service worker as one file without imports, because not every browser supports module workers. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { WORKER_PATH } from "#shell/offline/worker-address.ts";
import { scriptsOf } from "./page-weights.ts";

/** The island of the file check. Without its script that page could only be read offline. */
const VERIFY_PART = "fileCheck";

const VERSION_MARK = "%version%";

/** The version changes with every file the browser may get, and with the worker itself. */
function writeVersion(names: readonly string[]): Plugin {
  return {
    name: "write-version",
    renderChunk(code) {
      const hash = createHash("sha256").update(names.join("\n")).update(code).digest("base64url");
      return code.replaceAll(VERSION_MARK, hash.slice(0, 10));
    },
  };
}

/** Call it after the pages are built, because it needs the names of their files. */
export async function buildWorker(root: string, served: string): Promise<void> {
  const assets = join(served, "assets");
  const files = scriptsOf(join(root, "build"), VERIFY_PART).map((name) => `/assets/${name}`);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [writeVersion(readdirSync(assets).toSorted())],
    define: { BUILD_FACTS: JSON.stringify({ version: VERSION_MARK, files }) },
    build: {
      outDir: served,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, "src/entry.worker.ts"),
        output: { format: "iife", entryFileNames: WORKER_PATH.slice(1) },
      },
    },
  });
}
