/** What the loaders of a page are given. */
import { RouterContextProvider, type RouterContext, type ServerBuild } from "react-router";
import type { Catalogue } from "#i18n/server/catalogue.ts";
import type { PageRequest } from "#pages/page-context.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { Config } from "#server/config.ts";
import type { PageServices } from "#server/services.ts";
import type { IslandScripts } from "#shell/islands/server-islands.ts";
import type { PageAddress } from "./page-address.ts";

export interface PageParts {
  readonly build: ServerBuild;
  readonly islandScripts?: IslandScripts;
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly services: PageServices;
  readonly submissionLimit: Limiter;
  /** Vite's own inline scripts fit no policy, and its pages change between two requests. */
  readonly isDevelopment?: boolean;
}

export type ReportError = (error: unknown) => void;

interface Given {
  readonly services: PageServices;
  readonly reportError: ReportError;
}

export type ContextOf = (
  address: Pick<PageAddress, "language" | "variant">,
  given: Given,
) => RouterContextProvider;

type EntryModule = {
  pageRequestContext: RouterContext<PageRequest>;
  servicesContext: RouterContext<PageServices>;
};

export function createPageContexts(parts: PageParts): ContextOf {
  const { build, config, catalogue, islandScripts = {}, isDevelopment = false } = parts;
  // The context keys must be the very objects inside React Router's bundle.
  const { pageRequestContext, servicesContext } = build.entry.module as unknown as EntryModule;
  const { hmr, entry } = build.assets;
  const entryModules = hmr ? [hmr.runtime, entry.module] : [...entry.imports, entry.module];
  return ({ language, variant }, { services, reportError }) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(pageRequestContext, {
      language,
      variant,
      publicOrigin: config.PUBLIC_ORIGIN,
      apiOrigin: config.API_ORIGIN ?? "",
      apiBetaOrigin: config.API_BETA_ORIGIN ?? "",
      entryModules,
      islandScripts,
      hasWorker: config.SERVICE_WORKER === "on" && !isDevelopment,
      allMessages: catalogue.messages(language),
      translate: catalogue.translate(language),
      reportError,
    });
    return context;
  };
}
