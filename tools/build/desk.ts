/** Builds the operators' desk, an application of its own: none of its files is named by a public page. */
import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { resolveAliases } from "#vite/resolve-aliases.ts";
import { serverStaysOnServer } from "#vite/server-stays-on-server.ts";
import { deskFilesFile, type DeskFiles } from "#server/desk/desk-files.ts";

const ENTRY = "src/desk/main.tsx";
const BASE = "/desk/";

/** `served` is the folder of public files; the desk's are in its folder `desk`. */
export async function buildDesk(root: string, served: string): Promise<void> {
  const outDir = join(served, "desk");
  rmSync(outDir, { recursive: true, force: true });
  const output = await build({
    root,
    base: BASE,
    configFile: false,
    logLevel: "warn",
    plugins: [serverStaysOnServer()],
    resolve: { alias: resolveAliases },
    css: { modules: { generateScopedName: "[name]-[local]-[hash:base64:4]" } },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, ENTRY),
        checks: { bundlerTimings: false },
        // React Router marks its files for React's server components, which the desk does not have.
        onLog: (level, log, report) => log.code !== "MODULE_LEVEL_DIRECTIVE" && report(level, log),
      },
    },
  });
  writeFileSync(deskFilesFile(root), JSON.stringify(filesOf(output)));
}

function filesOf(output: Awaited<ReturnType<typeof build>>): DeskFiles {
  if (Array.isArray(output) || !("output" in output)) throw new Error("the desk has one build");
  const chunks = output.output.filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("the desk's build has no entry");
  const first = chunks.filter(({ fileName }) => fileName === entry.fileName || entry.imports.includes(fileName));
  const styles = new Set(first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return {
    script: BASE + entry.fileName,
    integrity: `sha256-${createHash("sha256").update(entry.code).digest("base64")}`,
    imports: entry.imports.map((file) => BASE + file),
    styles: [...styles].map((file) => BASE + file),
  };
}
