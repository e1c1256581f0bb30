// `npm run dev`: the server with hot reload. Vite refreshes pages and styles; a change to anything that only Node has
// loaded, texts and data included, restarts the process.
import { watch } from "node:fs";
import { dirname, join } from "node:path";
import { developmentFiles } from "#server/front/brand-kit.ts";
import { writeAppIcons } from "./build/app-icons.ts";
import { writeBrandKit } from "./build/brand-kit.ts";
import { buildDesk } from "./build/desk.ts";
import { environmentWith, isStopping, launch, runChild } from "./launch.mjs";
import { compileContent } from "./content/compile.ts";
import { stopWithParent } from "./stop-with-parent.ts";

const root = dirname(import.meta.dirname);
const SETTLE_MS = 100;
const SERVER_FILES = /^(server|platform|lib)\/|^i18n\/.*\.ts$|^features\/[^/]+\/(server\/|[^/]+\.ts$)/;
const NOT_LOADED = /\.test\.tsx?$|^i18n\/generated\//;

const changes = new EventTarget();
let server: { kill: (signal: NodeJS.Signals) => boolean } | undefined;
let isRestarting = false;

function afterChanges(folder: string, isWatched: (path: string) => boolean, act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name || !isWatched(name.replaceAll("\\", "/"))) return;
    clearTimeout(timer);
    timer = setTimeout(act, SETTLE_MS);
  });
}

function restart(): void {
  isRestarting = true;
  server?.kill("SIGTERM");
  changes.dispatchEvent(new Event("change"));
}

async function compileAndRestart(): Promise<void> {
  try {
    await compileContent(root);
    restart();
  } catch (error) {
    // An incomplete file was saved: the old texts stay until it parses.
    console.error(error instanceof Error ? error.message : error);
  }
}

async function serveOnce(): Promise<number> {
  isRestarting = false;
  return runChild(process.execPath, ["src/server/main.ts", "--dev"], {
    cwd: root,
    env: environmentWith(root, { NODE_ENV: "development" }),
    ipc: true,
    own: true,
    onStart: (child) => (server = child),
  });
}

stopWithParent();
await launch(async () => {
  await compileContent(root);
  await writeAppIcons(root, developmentFiles(root));
  await writeBrandKit(root, developmentFiles(root));
  await buildDesk(root, developmentFiles(root));
  for (const folder of ["content", "brand"])
    afterChanges(
      folder,
      () => true,
      () => void compileAndRestart(),
    );
  afterChanges("src", (path) => SERVER_FILES.test(path) && !NOT_LOADED.test(path), restart);
  afterChanges(
    "src/desk",
    () => true,
    () => void buildDesk(root, developmentFiles(root)).then(restart),
  );
  for (;;) {
    const code = await serveOnce();
    if (isStopping()) return code;
    if (!isRestarting) {
      console.error("The server stopped; it starts again when a file changes.");
      await new Promise((resolve) => changes.addEventListener("change", resolve, { once: true }));
    }
  }
});
