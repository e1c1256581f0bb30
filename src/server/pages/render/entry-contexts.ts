/** Builds what React Router needs to render a page on the server, without the data for a router in the browser. */
import type { EntryContext, StaticHandlerContext } from "react-router";
import type { PageParts } from "#server/pages/page-contexts.ts";

type CriticalCss = NonNullable<EntryContext["criticalCss"]>;

export type EntryContextOf = (page: StaticHandlerContext, pathname: string) => EntryContext;

export function entryContexts({ build }: Pick<PageParts, "build">): EntryContextOf {
  const routeModules: EntryContext["routeModules"] = Object.fromEntries(
    Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
  );
  const { assets: manifest, future, ssr, routeDiscovery, unstable_getCriticalCss: criticalCssOf } = build;
  return (staticHandlerContext, pathname) => ({
    manifest,
    routeModules,
    staticHandlerContext,
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    branches: [],
    // Only in development, where styles are not built.
    ...(criticalCssOf && { criticalCss: criticalCssOf({ pathname }) as CriticalCss }),
    serverHandoffString: "",
    renderMeta: {},
    serializeError: ({ message }) => ({ message }),
  });
}
