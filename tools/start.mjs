// `npm start`: installs and builds what is not up to date, then serves. The server prints its address.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuildFresh } from "./build-stamp.mjs";
import { ensureInstalled } from "./install.mjs";
import { environmentWith, findNode, launch, runChild } from "./launch.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const env = environmentWith(root, { NODE_ENV: "production" });

await launch(async () => {
  await ensureInstalled(root);
  const node = findNode(root);
  if (!isBuildFresh(root)) {
    const code = await runChild(node, ["tools/build.ts", "--if-stale"], { cwd: root, env, ipc: true });
    if (code !== 0) return code;
  }
  const server = ["src/server/main.ts", ...process.argv.slice(2)];
  // Node keeps what it made of the TypeScript there: the next start needs half the time.
  const serverEnv = { ...env, NODE_COMPILE_CACHE: join(root, "build", ".compile-cache") };
  return runChild(node, server, { cwd: root, env: serverEnv, ipc: true, own: true });
});
