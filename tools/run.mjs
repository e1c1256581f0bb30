// node tools/run.mjs <file.ts> [arguments]: installs what is missing, then runs the file under Node 24.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { environmentWith, findNode, launch, LaunchError, runChild } from "./launch.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...args] = process.argv.slice(2);

await launch(async () => {
  if (!file) throw new LaunchError("Usage: node tools/run.mjs <file.ts> [arguments]");
  // A program may read the tool's output, so the install prints to stderr.
  await ensureInstalled(root, console.error);
  const options = { cwd: root, env: environmentWith(root), ipc: true };
  // The code imports the brand and the texts as the build writes them.
  if (!existsSync(join(root, "build/content"))) {
    const code = await runChild(findNode(root), ["tools/content/main.ts"], options);
    if (code !== 0) return code;
  }
  return runChild(findNode(root), [file, ...args], options);
});
