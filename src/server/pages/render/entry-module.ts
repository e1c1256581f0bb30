/** What the server uses of entry.server.tsx, which is part of React Router's bundle. */
import type { EntryContext, RouterContext, RouterContextProvider, ServerBuild } from "react-router";
import type { DrawScreen } from "#features/screens/ui/draw-screen.tsx";
import type { PageRequest } from "#pages/page-context.ts";
import type { PageServices } from "#server/services.ts";
import type { Piece } from "#shell/kept/slots.ts";

export interface EntryModule {
  readonly default: (
    url: string,
    entryContext: EntryContext,
    context: Readonly<RouterContextProvider>,
  ) => readonly Piece[];
  readonly renderLastResort: () => string;
  readonly drawScreen: DrawScreen;
  /** Loaders look up the context with these objects, so the server must use the same. */
  readonly pageRequestContext: RouterContext<PageRequest>;
  readonly servicesContext: RouterContext<PageServices>;
}

export const entryModule = (build: ServerBuild): EntryModule => build.entry.module as unknown as EntryModule;
