/** The service worker, in one file that imports nothing: not every browser takes a worker made of modules. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { WORKER_PATH } from "#shell/offline/worker-address.ts";
import { scriptsOf } from "./page-weights.ts";

/** The part that the check of a file loads; without it that page could only be read. */
const VERIFY_PART = "verify-file";

const VERSION_MARK = "%version%";

/** The version moves with every file the browser may get, and with the worker itself. */
function writeVersion(names: readonly string[]): Plugin {
  return {
    name: "write-version",
    renderChunk(code) {
      const hash = createHash("sha256").update(names.join("\n")).update(code).digest("base64url");
      return code.replaceAll(VERSION_MARK, hash.slice(0, 10));
    },
  };
}

/** To be called after the pages are built: it knows their files by name. */
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
