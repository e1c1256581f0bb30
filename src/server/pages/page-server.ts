/** Serves pages and the data of their islands, from the cache or by rendering. */
import type { IncomingMessage } from "node:http";
import { SharedWork } from "#lib/shared-work.ts";
import type { PageHead } from "#shell/head/page-head.ts";
import type { CacheSize } from "#server/metrics/site-metrics.ts";
import { createScreenAnswers, type AnswerScreen } from "#server/screens/screen-answers.ts";
import type { BeginCall } from "#server/middleware/kept-calls.ts";
import { callKey } from "./call-key.ts";
import { createIslandAnswers, RenderedIslands } from "./island-answer.ts";
import { keepLists } from "./render/kept-lists.ts";
import { cacheKey, createKeyReader, pageAddress, type PageAddress } from "./page-address.ts";
import { createPageContexts, type PageParts, type ReportError } from "./page-contexts.ts";
import { createPageHeads } from "./page-heads.ts";
import { createPageRoutes } from "./page-routes.ts";
import { AnswerStore } from "./store/answer-store.ts";
import { createPageRenderer, type Rendered } from "./render/page-renderer.ts";
import type { Caller } from "./render/react-pages.ts";
import { hasForm, withQuickForm, type StoredAnswer } from "./stored-answer.ts";

export interface PageServer {
  cacheSizes: () => Readonly<Record<string, CacheSize>>;
  hasPage: (pathname: string) => boolean;
  /** The methods of the page at a path; empty if there is no page. */
  methodsOf: (pathname: string) => readonly string[];
  /** Keeps the answer of a call beside the pages. */
  beginCall: BeginCall;
  /** The cached answer of a request, without Request and Response objects, because they are slow. */
  stored: (request: IncomingMessage) => StoredAnswer | undefined;
  render: (request: Request, caller: Caller) => Promise<StoredAnswer | Response>;
  /** The head of the page at an address with a language; null if there is none. */
  head: (url: string, report: ReportError) => Promise<PageHead | null>;
  /** The drawing of an app screen, which is part of the same bundle as the pages. */
  screen: AnswerScreen;
  /** Clears all pages, because their data has changed. */
  invalidate: () => void;
}

export function createPageServer(given: PageParts): PageServer {
  const lists = keepLists(given.services);
  const pages = servePages({ ...given, services: lists.services });
  return {
    ...pages,
    invalidate() {
      lists.invalidate();
      pages.invalidate();
    },
  };
}

function servePages(parts: PageParts): PageServer {
  const { build, config, queue, isDevelopment = false } = parts;
  const storeBytes = isDevelopment ? 0 : config.PAGE_CACHE_MB * 1024 * 1024;
  const routes = createPageRoutes(build);
  const contextOf = createPageContexts(parts);
  const renderBoth = createPageRenderer(parts, routes, contextOf);
  const readHead = createPageHeads(parts, routes, contextOf);
  const answerIslands = createIslandAnswers(config, parts.refreshing);
  const store = new AnswerStore(storeBytes);
  const rendering = new SharedWork<Rendered | Response>();
  const keyOf = createKeyReader(routes);

  async function renderShared(request: Request, address: PageAddress, caller: Caller) {
    const { generation } = store;
    const rendered = await renderBoth(pageRequest(request, address), { address, isPersonal: false }, caller);
    if (rendered instanceof Response) return rendered;
    store.keep(cacheKey({ ...address, isIslandData: false }), rendered.page, generation);
    if (rendered.data?.status === 200)
      store.keep(cacheKey({ ...address, isIslandData: true }), rendered.data, generation);
    return rendered;
  }

  return {
    hasPage: routes.hasPage,
    methodsOf: routes.methodsOf,
    cacheSizes: () => store.sizes,
    stored: (request) => sendable(store.get(callKey(request) ?? keyOf(request)), request),
    beginCall: (request) => (storeBytes > 0 ? beginCallIn(store, request) : null),
    async render(request, caller) {
      const { pathname, search } = new URL(request.url);
      const address = pageAddress({ url: pathname + search, ...headersOf(request.headers) }, routes);
      const isReading = request.method === "GET" || request.method === "HEAD";
      const isPersonal = !isReading || routes.handleOf(address.pathname).isPersonal === true;
      if (address.isIslandData && (isPersonal || address.isNegotiated))
        return answerIslands({ islands: new RenderedIslands(), status: 404, tags: new Set() });
      if (!isPersonal && storeBytes > 0) {
        // Only the form is missing that this client accepts; all forms follow soon.
        const stored = store.get(cacheKey(address));
        if (stored) return withQuickForm(stored, request.headers.get("accept-encoding"));
        // Concurrent requests for one page take one place in the queue.
        const work = () => queue.run(() => renderShared(request, address, caller), "page");
        return askedAnswer(await rendering.run(cacheKey(address), work), address);
      }
      const own = address.isIslandData ? pageRequest(request, address) : request;
      const work = () => renderBoth(own, { address, isPersonal }, caller);
      // A visitor who exceeded a limit waits like a reader.
      const waits = isReading || caller.returned !== undefined;
      const rendered = await (waits ? queue.run(work, isPersonal ? "personal" : "page") : work());
      return askedAnswer(rendered, address);
    },
    screen: createScreenAnswers(parts),
    head: (url, report) => readHead(pageAddress({ url }, routes), report),
    invalidate: () => store.clear(),
  };
}

function beginCallIn(store: AnswerStore, request: IncomingMessage): ReturnType<BeginCall> {
  const key = callKey(request);
  const { generation } = store;
  return key === undefined ? null : (answer) => store.keep(key, answer, generation);
}

/** Undefined if the form is missing that the client accepts. */
const sendable = (answer: StoredAnswer | undefined, { headers }: IncomingMessage): StoredAnswer | undefined =>
  answer && hasForm(answer, headers["accept-encoding"]) ? answer : undefined;

const askedAnswer = (rendered: Rendered | Response, { isIslandData }: PageAddress): StoredAnswer | Response =>
  rendered instanceof Response ? rendered : (isIslandData && rendered.data) || rendered.page;

/** The request without this visitor's own parameters, because the page is shared. */
function pageRequest({ url, headers }: Request, { pathname, search }: PageAddress): Request {
  const page = new URL(url);
  page.pathname = pathname;
  page.search = search;
  return new Request(page, { headers });
}

const headersOf = (headers: Headers) => ({
  host: headers.get("host") ?? undefined,
  cookie: headers.get("cookie") ?? undefined,
  acceptLanguage: headers.get("accept-language") ?? undefined,
});
