/** The built site: its files and rendered pages are sent before Hono sees the request. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import { createListener } from "#server/connections/listener.ts";
import { securityHeaders } from "#server/middleware/security-headers.ts";
import { createPageServer } from "#server/pages/page-server.ts";
import { StartError } from "#server/start-error.ts";
import { loadStaticFiles } from "#server/static-files.ts";
import type { IslandFiles } from "#shell/islands/server-islands.ts";
import { WORKER_PATH } from "#shell/offline/worker-address.ts";
import type { OpenFront } from "./front.ts";

async function loadBuild(): Promise<ServerBuild> {
  const file = pathToFileURL(join(PROJECT_FOLDER, "build/server/index.js"));
  try {
    return withPlainStyles((await import(file.href)) as ServerBuild);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
    throw isMissing ? new StartError("The pages are not built yet: run npm run build first.") : error;
  }
}

/**
 * React Router ends the address of a style sheet that a script loads too with `#`, for pages that it changes in the
 * browser. Ours stay, so the script would load the sheet a second time, and the phone style the whole page again.
 */
function withPlainStyles(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.assets.routes).map(([name, route]) => [
    name,
    { ...route, css: route?.css?.map((href) => href.replace(/#$/, "")) },
  ]);
  return {
    ...build,
    assets: { ...build.assets, routes: Object.fromEntries(routes) as ServerBuild["assets"]["routes"] },
  };
}

const readBuilt = (name: string): unknown =>
  JSON.parse(readFileSync(join(PROJECT_FOLDER, "build/server", name), "utf8"));

const CLIENT_FOLDER = join(PROJECT_FOLDER, "build/client");

/** SHA-256 is the shortest hash that browsers accept, and each page contains it three times. */
const integrityOf = (path: string): string =>
  `sha256-${createHash("sha256")
    .update(readFileSync(join(CLIENT_FOLDER, path)))
    .digest("base64")}`;

export const openBuiltFront: OpenFront = async ({ app, metrics, ...parts }) => {
  const build = await loadBuild();
  const islandFiles = readBuilt("island-files.json") as IslandFiles;
  const pages = createPageServer({ build, islandFiles, integrityOf, ...parts });
  const shared = securityHeaders(parts.config.PUBLIC_ORIGIN);
  // If the worker is off, server/worker serves one that removes itself.
  const leftOut = parts.config.SERVICE_WORKER === "off" ? WORKER_PATH : undefined;
  const files = loadStaticFiles(CLIENT_FOLDER, shared, leftOut);
  const server = createListener({
    app,
    trustedProxies: parts.config.TRUST_PROXY,
    factor: parts.config.RATE_LIMIT_FACTOR,
    shared,
    stopping: parts.stopping,
    surplus: parts.surplus,
    onSent: () => {
      parts.queue.noteSent();
      metrics.cached.add();
    },
    stored: (request) => files(request) ?? pages.stored(request),
  });
  return { server, pages, invalidate: pages.invalidate, close: () => Promise.resolve() };
};
