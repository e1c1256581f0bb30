/** Answers questions about an address from the route table, before the page is rendered. */
import {
  createStaticHandler,
  matchRoutes,
  type RouteObject,
  type ServerBuild,
  type StaticHandler,
} from "react-router";
import { isLanguage } from "#i18n/languages.ts";
import { RecentMap } from "#lib/recent-map.ts";
import type { PageHandle } from "#pages/page-handle.ts";
import { factsOf, PAGE_PATHS } from "#shell/navigation/page-table.ts";

/** Matching takes a millisecond, and one request asks several times. */
const MAX_REMEMBERED = 2_000;
const MAX_REMEMBERED_LENGTH = 200;

/** The page's handle, and its facts from the table. */
interface RouteHandle extends PageHandle {
  readonly isPersonal?: boolean;
}

/** Matches by the route that React Router found, which also accepts `/en/Receipt/1`. */
const PERSONAL_IDS = new Set<string>(PAGE_PATHS.filter((path) => factsOf(path).isPersonal));

/** React Router would run an action for PUT, PATCH and DELETE too. */
const READ_METHODS = ["GET", "HEAD", "OPTIONS"];
const FORM_METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;

interface RouteModule extends Pick<RouteObject, "loader" | "action"> {
  readonly handle?: PageHandle;
}

function routeTree(routes: ServerBuild["routes"]): RouteObject[] {
  const all = Object.values(routes).filter((route): route is BuiltRoute => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all.filter((route) => route.parentId === parentId).map(toObject);
  const toObject = (route: BuiltRoute): RouteObject => {
    const { handle, loader, action } = route.module as RouteModule;
    const shared = {
      id: route.id,
      handle: { ...handle, isPersonal: PERSONAL_IDS.has(route.id) },
      ...(loader ? { loader } : {}),
      ...(action ? { action } : {}),
      ...(route.path ? { path: route.path } : {}),
    };
    return route.index ? { ...shared, index: true } : { ...shared, children: childrenOf(route.id) };
  };
  return childrenOf(undefined);
}

interface Matched {
  /** From the root to what matched. */
  readonly branch: readonly RouteObject[];
  /** Null if that is the not-found page, or the language is not one of ours. */
  readonly page: RouteObject | null;
}

/** The table with one page only. */
const onlyBranch = (branch: readonly RouteObject[]): RouteObject[] =>
  branch.reduceRight<RouteObject[]>((children, route) => [route.index ? route : { ...route, children }], []);

export interface PageRoutes {
  /** Runs loaders and action of the page at a path. It knows this page only, so React Router searches no table again. */
  staticHandlerOf: (pathname: string) => StaticHandler;
  /** Whether the table has a page at this path; the not-found page does not count. */
  hasPage: (pathname: string) => boolean;
  /** The methods of the page at a path; empty if there is no page. */
  methodsOf: (pathname: string) => readonly string[];
  /** The handle of the page at a path; empty if there is no page. */
  handleOf: (pathname: string) => RouteHandle;
  /** The parameters that the page declares, in a fixed order; all others are dropped. */
  normaliseQuery: (pathname: string, search: string) => string;
}

export function createPageRoutes(build: ServerBuild): PageRoutes {
  const tree = routeTree(build.routes);
  const remembered = new RecentMap<string, Matched>(MAX_REMEMBERED);
  const handlers = new Map<RouteObject | null, StaticHandler>();

  function matchPage(pathname: string): Matched {
    const matches = matchRoutes(tree, pathname) ?? [];
    const last = matches.at(-1);
    // Any first segment matches the language parameter.
    const isForeign = last?.params["lang"] !== undefined && !isLanguage(last.params["lang"]);
    const isPage = last !== undefined && last.route.path !== "*" && !isForeign;
    return { branch: matches.map(({ route }) => route), page: isPage ? last.route : null };
  }

  function matchedAt(pathname: string): Matched {
    const known = remembered.get(pathname);
    if (known) return known;
    const matched = matchPage(pathname);
    if (pathname.length <= MAX_REMEMBERED_LENGTH) remembered.set(pathname, matched);
    return matched;
  }

  const pageAt = (pathname: string): RouteObject | null => matchedAt(pathname).page;

  const handleOf = (pathname: string): RouteHandle => (pageAt(pathname)?.handle ?? {}) as RouteHandle;

  function staticHandlerOf(pathname: string): StaticHandler {
    const { branch } = matchedAt(pathname);
    const last = branch.at(-1) ?? null;
    const handler = handlers.get(last) ?? createStaticHandler(last ? onlyBranch(branch) : tree);
    handlers.set(last, handler);
    return handler;
  }

  return {
    staticHandlerOf,
    hasPage: (pathname) => pageAt(pathname) !== null,
    methodsOf(pathname) {
      const page = pageAt(pathname);
      if (page === null) return [];
      return page.action ? FORM_METHODS : READ_METHODS;
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
