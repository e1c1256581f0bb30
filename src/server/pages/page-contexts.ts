/** Builds the context of a page's loaders. */
import { RouterContextProvider, type ServerBuild } from "react-router";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import type { EntryModule, PageRequest } from "#pages/page-context.ts";
import { nearestPage } from "#server/addresses/nearest-page.ts";
import type { Config } from "#server/config.ts";
import type { Limits } from "#server/middleware/limits.ts";
import type { RenderQueue } from "#server/overload/render-queue.ts";
import type { PageServices } from "#server/services.ts";
import type { IslandFiles } from "#shell/islands/server-islands.ts";
import { entryModule } from "./render/entry-module.ts";
import type { Refreshing } from "./public-cache.ts";
import type { PageAddress } from "./page-address.ts";
import { readPageForm, type ReadForm } from "./page-forms.ts";

export interface PageParts {
  readonly build: ServerBuild;
  readonly islandFiles?: IslandFiles;
  /** The integrity of a built file, by its path. */
  readonly integrityOf?: (path: string) => string;
  readonly config: Config;
  readonly catalogue: MessageCatalogue;
  readonly services: PageServices;
  readonly limits: Limits;
  readonly queue: RenderQueue;
  readonly refreshing: Readonly<Refreshing>;
  /** In development Vite's inline scripts fit no policy, and pages change between two requests. */
  readonly isDevelopment?: boolean;
}

export type ReportError = (error: unknown) => void;

interface Given {
  readonly services: PageServices;
  readonly readForm?: ReadForm;
  readonly reportError: ReportError;
  readonly publishIsland: PageRequest["publishIsland"];
}

export type ContextOf = (
  address: Pick<PageAddress, "pathname" | "language" | "variant">,
  given: Given,
) => RouterContextProvider;

export function createPageContexts(parts: PageParts): ContextOf {
  const {
    build,
    config,
    catalogue,
    islandFiles = { scripts: {}, messages: {} },
    isDevelopment = false,
  } = parts;
  const { pageRequestContext, servicesContext } = entryModule(build);
  const entryModules = entryModulesOf(parts);
  return (
    { pathname, language, variant },
    { services, readForm = readPageForm, reportError, publishIsland },
  ) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(pageRequestContext, {
      language,
      variant,
      nearestPage: () => nearestPage(pathname),
      publicOrigin: config.PUBLIC_ORIGIN,
      apiOrigins: { production: config.API_ORIGIN, beta: config.API_BETA_ORIGIN },
      entryModules,
      islandFiles,
      publishIsland,
      hasWorker: config.SERVICE_WORKER === "on" && !isDevelopment,
      allMessages: catalogue.messages(language),
      translate: catalogue.translate(language),
      translateKey: catalogue.translateKey(language),
      readForm,
      reportError,
    });
    return context;
  };
}

function entryModulesOf({ build, integrityOf }: PageParts): EntryModule[] {
  const { hmr, entry } = build.assets;
  const module = (path: string, isRun: boolean) => ({ path, integrity: integrityOf?.(path), isRun });
  return hmr
    ? [module(hmr.runtime, true), module(entry.module, true)]
    : [...entry.imports.map((path) => module(path, false)), module(entry.module, true)];
}
