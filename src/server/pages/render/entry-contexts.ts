/** Builds what React Router needs to render a page on the server, without the data for a router in the browser. */
import type { EntryContext, StaticHandlerContext } from "react-router";
import type { PageParts } from "#server/pages/page-contexts.ts";

type CriticalCss = NonNullable<EntryContext["criticalCss"]>;

export type EntryContextOf = (page: StaticHandlerContext, pathname: string) => EntryContext;

export function entryContexts({ build }: Pick<PageParts, "build">): EntryContextOf {
  const routeModules: EntryContext["routeModules"] = Object.fromEntries(
    Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
  );
  const { assets, future, ssr, routeDiscovery, unstable_getCriticalCss: criticalCssOf } = build;
  const manifestOf = matchedManifests(assets);
  return (staticHandlerContext, pathname) => ({
    manifest: manifestOf(staticHandlerContext),
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

type Manifest = EntryContext["manifest"];

/**
 * React Router builds and matches all routes of the manifest for every render. The routes are matched already, so each
 * page gets a manifest with its own ones only.
 */
function matchedManifests(all: Manifest): (page: StaticHandlerContext) => Manifest {
  const made = new Map<string, Manifest>();
  return ({ matches }) => {
    const ids = matches.map(({ route }) => route.id);
    const key = ids.join(" ");
    const routes = Object.fromEntries(ids.map((id) => [id, all.routes[id]]));
    const manifest = made.get(key) ?? { ...all, routes };
    made.set(key, manifest);
    return manifest;
  };
}
