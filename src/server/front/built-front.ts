/** The built site: its files and its rendered pages go out before Hono sees the request. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import { createListener } from "#server/listener.ts";
import { securityHeaders } from "#server/middleware/security-headers.ts";
import { createPageServer } from "#server/pages/page-server.ts";
import { StartError } from "#server/start-error.ts";
import { loadStaticFiles } from "#server/static-files.ts";
import type { IslandScripts } from "#shell/islands/server-islands.ts";
import { WORKER_PATH } from "#shell/offline/worker-address.ts";
import type { OpenFront } from "./front.ts";

async function loadBuild(): Promise<ServerBuild> {
  const file = pathToFileURL(join(PROJECT_FOLDER, "build/server/index.js"));
  try {
    return (await import(file.href)) as ServerBuild;
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
    throw isMissing ? new StartError("The pages are not built yet: run npm run build first.") : error;
  }
}

const readIslandScripts = (): IslandScripts =>
  JSON.parse(readFileSync(join(PROJECT_FOLDER, "build/server/island-scripts.json"), "utf8")) as IslandScripts;

export const openBuiltFront: OpenFront = async ({ app, ...parts }) => {
  const build = await loadBuild();
  const pages = createPageServer({ build, islandScripts: readIslandScripts(), ...parts });
  const shared = securityHeaders(parts.config.PUBLIC_ORIGIN);
  // Where the worker is switched off, the one that removes itself answers (server/worker).
  const leftOut = parts.config.SERVICE_WORKER === "off" ? WORKER_PATH : undefined;
  const files = loadStaticFiles(join(PROJECT_FOLDER, "build/client"), shared, leftOut);
  const server = createListener({
    app,
    stored: (request) => files(request) ?? pages.stored(request),
  });
  return { server, pages, invalidate: pages.invalidate, close: () => Promise.resolve() };
};
