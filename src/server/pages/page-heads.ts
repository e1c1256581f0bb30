/** Reads a page's head from its loaders, without rendering the page. */
import type { PageFrame } from "#pages/page-frame.ts";
import type { PageHead } from "#shell/head/page-head.ts";
import type { PageAddress } from "./page-address.ts";
import type { ContextOf, PageParts, ReportError } from "./page-contexts.ts";
import type { PageRoutes } from "./page-routes.ts";

/** Null if there is no such page. */
export type ReadHead = (address: PageAddress, report: ReportError) => Promise<PageHead | null>;

/** Loaders read only the path and the parameters. */
const HOST = "http://localhost";

export function createPageHeads(
  { services }: Pick<PageParts, "services">,
  routes: PageRoutes,
  contextOf: ContextOf,
): ReadHead {
  return async (address, reportError) => {
    const { pathname, search } = address;
    const { query } = routes.staticHandlerOf(pathname);
    const page = await query(new Request(HOST + pathname + search), {
      requestContext: contextOf(address, { services, reportError, publishIsland: () => "" }),
    });
    if (page instanceof Response) return null;
    if (page.statusCode >= 500) throw Object.values(page.errors ?? {})[0];
    const frame: Partial<PageFrame> = page.loaderData[page.matches.at(-1)?.route.id ?? ""] ?? {};
    return page.statusCode === 200 ? (frame.head ?? null) : null;
  };
}
