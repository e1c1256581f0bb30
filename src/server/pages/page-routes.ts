/** What the route table says about an address, asked before the page is rendered. */
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isLanguage } from "#i18n/languages.ts";
import type { PageHandle } from "#pages/page-handle.ts";

const MAX_REMEMBERED = 2_000;

type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

function routeTree(routes: ServerBuild["routes"]): RouteObject[] {
  const all = Object.values(routes).filter((route): route is BuiltRoute => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all.filter((route) => route.parentId === parentId).map(toObject);
  const toObject = (route: BuiltRoute): RouteObject => {
    const { handle, loader } = route.module;
    const shared = {
      id: route.id,
      handle,
      ...(loader ? { loader } : {}),
      ...(route.path ? { path: route.path } : {}),
    };
    return route.index ? { ...shared, index: true } : { ...shared, children: childrenOf(route.id) };
  };
  return childrenOf(undefined);
}

export interface PageRoutes {
  readonly tree: RouteObject[];
  /** Whether the table has a page at this path; the not-found page does not count. */
  hasPage: (pathname: string) => boolean;
  /** The handle of the page at a path; the not-found page has an empty one. */
  handleOf: (pathname: string) => PageHandle;
  /** The query that makes the page, in a fixed order: what is not listed by the page is dropped. */
  normaliseQuery: (pathname: string, search: string) => string;
}

export function createPageRoutes(build: ServerBuild): PageRoutes {
  const tree = routeTree(build.routes);
  const remembered = new Map<string, PageHandle>();

  function handleOf(pathname: string): PageHandle {
    const known = remembered.get(pathname);
    if (known) return known;
    const handle = (matchRoutes(tree, pathname)?.at(-1)?.route.handle ?? {}) as PageHandle;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(pathname, handle);
    return handle;
  }

  return {
    tree,
    hasPage(pathname) {
      const match = matchRoutes(tree, pathname)?.at(-1);
      // Any first word fits the place of the language.
      const isForeign = match?.params["lang"] !== undefined && !isLanguage(match.params["lang"]);
      return match !== undefined && match.route.path !== "*" && !isForeign;
    },
    handleOf,
    normaliseQuery(pathname, search) {
      const names = handleOf(pathname).query;
      if (!names || search.length < 2) return "";
      const given = new URLSearchParams(search);
      const kept = new URLSearchParams();
      for (const name of names) {
        const value = given.get(name);
        if (value !== null && value !== "") kept.set(name, value);
      }
      return kept.size > 0 ? `?${kept.toString()}` : "";
    },
  };
}
