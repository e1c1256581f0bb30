// `npm start`: installs and builds what is not up to date, then serves. The server prints its address.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuildFresh } from "./build-stamp.mjs";
import { ensureInstalled } from "./install.mjs";
import { compileCache, findNode, launch, runChild, SITE_OPTIONS, siteEnvironment } from "./launch.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const env = siteEnvironment(root);

await launch(async () => {
  await ensureInstalled(root);
  const node = findNode(root);
  if (!isBuildFresh(root)) {
    const code = await runChild(node, ["tools/build.ts", "--if-stale"], { cwd: root, env, ipc: true });
    if (code !== 0) return code;
  }
  const server = [...SITE_OPTIONS, "src/server/main.ts", ...process.argv.slice(2)];
  const serverEnv = { ...env, ...compileCache(root) };
  return runChild(node, server, { cwd: root, env: serverEnv, ipc: true, own: true });
});
