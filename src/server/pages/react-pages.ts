/** React Router's pages, given what their loaders ask for. */
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from "react-router";
import type { Catalogue } from "#i18n/server/catalogue.ts";
import type { PageRequest } from "#pages/page-context.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { Config } from "#server/config.ts";
import type { PageServices } from "#server/services.ts";
import type { PageAddress } from "./page-address.ts";
import { createVisit } from "./visit.ts";

export interface PageParts {
  readonly build: ServerBuild;
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly services: PageServices;
  readonly submissionLimit: Limiter;
  /** Vite's own inline scripts fit no policy, and its pages change between two requests. */
  readonly isDevelopment?: boolean;
}

/** Who asks for a page. */
export interface Caller {
  /** The key of the visitor's limits. */
  readonly client: string;
  readonly reportError: (error: unknown) => void;
}

export type DrawPage = (request: Request, address: PageAddress, caller: Caller) => Promise<Response>;

type EntryModule = {
  pageRequestContext: RouterContext<PageRequest>;
  servicesContext: RouterContext<PageServices>;
};

export function createReactPages(parts: PageParts): DrawPage {
  const { build, config, catalogue, services, submissionLimit, isDevelopment = false } = parts;
  // The context keys must be the very objects inside React Router's bundle.
  const { pageRequestContext, servicesContext } = build.entry.module as unknown as EntryModule;
  const handle = createRequestHandler(build, isDevelopment ? "development" : "production");
  const { hmr, entry } = build.assets;
  const entryModules = hmr ? [hmr.runtime, entry.module] : [entry.module];
  return async (request, { language, variant }, { client, reportError }) => {
    const context = new RouterContextProvider();
    const visit = createVisit(services, { client, submissionLimit });
    context.set(servicesContext, visit.services);
    context.set(pageRequestContext, {
      language,
      variant,
      publicOrigin: config.PUBLIC_ORIGIN,
      apiOrigin: config.API_ORIGIN ?? "",
      apiBetaOrigin: config.API_BETA_ORIGIN ?? "",
      entryModules,
      hasWorker: config.SERVICE_WORKER === "on" && !isDevelopment,
      allMessages: catalogue.messages(language),
      translate: catalogue.translate(language),
      reportError,
    });
    return visit.answer(await handle(withoutData(request), context));
  };
}

/** React Router answers `/page.data` with what the loader said. No page asks for it, so it is a page not found. */
function withoutData(request: Request): Request {
  return new URL(request.url).pathname.endsWith(".data")
    ? new Request(request.url.replace(/\.data(?=$|\?)/, ".data/"), request)
    : request;
}
