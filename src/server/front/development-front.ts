/** `npm run dev`: Vite serves modules and styles as they are edited; pages are rendered from the current code. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import { securityHeaders } from "#server/middleware/security-headers.ts";
import { createPageServer } from "#server/pages/page-server.ts";
import { sendStored } from "#server/pages/stored-answer.ts";
import { loadStaticFiles } from "#server/static-files.ts";
import { developmentFiles } from "./brand-kit.ts";
import type { OpenFront } from "./front.ts";

export const openDevelopmentFront: OpenFront = async ({ app, ...parts }) => {
  const throughHono = getRequestListener(app.fetch);
  const files = loadStaticFiles(
    developmentFiles(PROJECT_FOLDER),
    securityHeaders(parts.config.PUBLIC_ORIGIN),
  );
  const server = createServer((request, response) => {
    const file = files(request);
    if (file) return sendStored(file, request, response);
    vite.middlewares(request, response, () => void throughHono(request, response));
  });
  const vite = await createVite({
    root: PROJECT_FOLDER,
    appType: "custom",
    server: { middlewareMode: true, ws: { server } },
  });
  const newestPages = async () => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return createPageServer({ build, ...parts, isDevelopment: true });
  };
  let { hasPage, methodsOf } = await newestPages();
  return {
    server,
    pages: {
      hasPage: (pathname) => hasPage(pathname),
      methodsOf: (pathname) => methodsOf(pathname),
      cacheSizes: () => ({}),
      async render(request, caller) {
        const pages = await newestPages();
        ({ hasPage, methodsOf } = pages);
        return pages.render(request, caller);
      },
      // Data may change with the code.
      beginCall: () => null,
      screen: async (name, language) => (await newestPages()).screen(name, language),
      head: async (url, reportError) => (await newestPages()).head(url, reportError),
    },
    invalidate: () => undefined,
    close: () => vite.close(),
  };
};
