// `npm run build`: writes everything a running site needs that is not in the tree. It writes the stamp last, so that an
// interrupted build is repeated.
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeAppIcons } from "./build/app-icons.ts";
import { writeBrandKit } from "./build/brand-kit.ts";
import { buildDesk } from "./build/desk.ts";
import { writeIslandFiles } from "./build/island-files.ts";
import { precompress } from "./build/precompress.ts";
import { buildWorker } from "./build/worker.ts";
import { isBuildFresh, sourceState, writeBuildStamp } from "./build-stamp.mjs";
import { environmentWith, launch, LaunchError, runChild } from "./launch.mjs";
import { withLock } from "./lock.mjs";
import { compileContent } from "./content/compile.ts";
import { stopWithParent } from "./stop-with-parent.ts";
import { timed } from "./timed.ts";

const root = dirname(import.meta.dirname);
const served = join(root, "build", "client");

async function buildPages(): Promise<void> {
  for (const part of ["client", "server"])
    rmSync(join(root, "build", part), { recursive: true, force: true });
  const code = await runChild(process.execPath, ["tools/build/pages.ts"], {
    cwd: root,
    env: environmentWith(root, { NODE_ENV: "production" }),
    ipc: true,
  });
  if (code !== 0) throw new LaunchError("The pages could not be built: the message is above.");
}

async function buildAll(): Promise<void> {
  const state = sourceState(root);
  console.log("Building …");
  await timed("content", () => compileContent(root));
  await timed("pages", buildPages);
  await timed("islands", () => writeIslandFiles(root));
  await timed("desk", () => buildDesk(root, served));
  await timed("worker", () => buildWorker(root, served));
  await timed("icons", () => writeAppIcons(root, served));
  await timed("brand kit", () => writeBrandKit(root, served));
  await timed("compressed copies", () => precompress(served));
  writeBuildStamp(root, state);
}

stopWithParent();
await launch(async () => {
  const onlyIfStale = process.argv.includes("--if-stale");
  await withLock(root, console.log, async () => {
    if (!onlyIfStale || !isBuildFresh(root)) await buildAll();
  });
  return 0;
});
