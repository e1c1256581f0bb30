/** Answers requests for pages: from the store, or by drawing them. */
import type { IncomingMessage } from "node:http";
import { SharedWork } from "#lib/shared-work.ts";
import type { PageHead } from "#shell/head/page-head.ts";
import { createPageAnswers } from "./page-answer.ts";
import { cacheKey, createKeyReader, pageAddress, type PageAddress } from "./page-address.ts";
import { createPageContexts, type PageParts, type ReportError } from "./page-contexts.ts";
import { createPageHeads } from "./page-heads.ts";
import { createPageRoutes } from "./page-routes.ts";
import { PageStore } from "./page-store.ts";
import { createReactPages, type Caller } from "./react-pages.ts";
import type { StoredAnswer } from "./stored-answer.ts";

export interface PageServer {
  hasPage: (pathname: string) => boolean;
  /** The page of a request if it is stored: the quick way, without Request and Response objects. */
  stored: (request: IncomingMessage) => StoredAnswer | undefined;
  render: (request: Request, caller: Caller) => Promise<StoredAnswer | Response>;
  /** What the page at an address, language included, says about itself; null where there is none. */
  head: (url: string, report: ReportError) => Promise<PageHead | null>;
  /** Forgets all pages, because the data they show has changed. */
  invalidate: () => void;
}

export function createPageServer(parts: PageParts): PageServer {
  const { build, config, isDevelopment = false } = parts;
  const storeBytes = isDevelopment ? 0 : config.PAGE_CACHE_MB * 1024 * 1024;
  const routes = createPageRoutes(build);
  const contextOf = createPageContexts(parts);
  const draw = createReactPages(parts, contextOf);
  const readHead = createPageHeads(parts, routes, contextOf);
  const answer = createPageAnswers(config, isDevelopment);
  const store = new PageStore(storeBytes);
  const drawing = new SharedWork<StoredAnswer | Response>();
  const keyOf = createKeyReader(routes);

  async function drawShared(request: Request, address: PageAddress, caller: Caller) {
    const { generation } = store;
    // The page must not contain what only this visitor's address has.
    const url = new URL(request.url);
    url.search = address.search;
    const response = await draw(new Request(url, { headers: request.headers }), address, caller);
    if (!isHtml(response)) return response;
    const page = await answer(response, { address, isPersonal: false });
    store.keep(cacheKey(address), page, generation);
    return page;
  }

  return {
    hasPage: routes.hasPage,
    stored: (request) => store.get(keyOf(request)),
    async render(request, caller) {
      const { pathname, search } = new URL(request.url);
      const address = pageAddress({ url: pathname + search, ...headersOf(request.headers) }, routes);
      const isReading = request.method === "GET" || request.method === "HEAD";
      const isPersonal = !isReading || routes.handleOf(pathname).personal === true;
      if (!isPersonal && storeBytes > 0) {
        return drawing.run(cacheKey(address), () => drawShared(request, address, caller));
      }
      const response = await draw(request, address, caller);
      return isHtml(response) ? answer(response, { address, isPersonal }) : response;
    },
    head: (url, report) => readHead(pageAddress({ url }, routes), report),
    invalidate: () => store.clear(),
  };
}

const isHtml = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/html") === true;

const headersOf = (headers: Headers) => ({
  host: headers.get("host") ?? undefined,
  cookie: headers.get("cookie") ?? undefined,
  acceptLanguage: headers.get("accept-language") ?? undefined,
});
