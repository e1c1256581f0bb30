// `npm test`: installs, then runs tools/test/main.ts under Node 24 with the settings that tests know.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { environmentWith, findNode, launch, runChild } from "./launch.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await launch(async () => {
  await ensureInstalled(root);
  const settings = [
    `--chrome=${process.env.CHROME_PATH ?? ""}`,
    `--database=${process.env.TEST_DATABASE_URL ?? ""}`,
  ];
  const args = ["tools/test/main.ts", ...settings, ...process.argv.slice(2)];
  return runChild(findNode(root), args, { cwd: root, env: environmentWith(root), ipc: true });
});
