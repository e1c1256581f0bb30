// node tools/run.mjs <file.ts> [arguments]: installs what is missing, then runs the file under Node 24.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { environmentWith, findNode, launch, LaunchError, runChild } from "./launch.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...args] = process.argv.slice(2);

await launch(async () => {
  if (!file) throw new LaunchError("Usage: node tools/run.mjs <file.ts> [arguments]");
  // A program may read the tool's output, so the install prints to stderr.
  await ensureInstalled(root, console.error);
  return runChild(findNode(root), [file, ...args], { cwd: root, env: environmentWith(root), ipc: true });
});
