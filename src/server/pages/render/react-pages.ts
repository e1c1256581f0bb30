/**
 * Runs a page's loaders and its action with React Router and renders the result. React Router's own request handler
 * would also encode all data for a router in the browser, which no page has.
 */
import { isRouteErrorResponse, type StaticHandlerContext } from "react-router";
import { localPath } from "#i18n/paths.ts";
import type { LimitRefusal } from "#platform/rate-limit.ts";
import { createVisit } from "#server/visits/visit.ts";
import { entryContexts } from "./entry-contexts.ts";
import { entryModule } from "./entry-module.ts";
import { tagServices } from "#server/cdn/cache-tags.ts";
import { hasPurge } from "#server/pages/public-cache.ts";
import { RenderedIslands } from "#server/pages/island-answer.ts";
import type { PageAddress } from "#server/pages/page-address.ts";
import type { ContextOf, PageParts, ReportError } from "#server/pages/page-contexts.ts";
import { readPageForm, readReturnedForm } from "#server/pages/page-forms.ts";
import type { PageRoutes } from "#server/pages/page-routes.ts";
import { withOutages } from "#server/pages/service-faults.ts";
import { pageBody, type PageBody } from "#server/pages/body/page-body.ts";

/** Who requests a page. */
export interface Caller {
  /** The client key of the rate limits. */
  readonly client: string;
  /** The visitor exceeded a limit, so the posted form is only shown again. */
  readonly returned?: LimitRefusal | undefined;
  readonly reportError: ReportError;
}

export interface RenderedPage {
  readonly status: number;
  readonly body: PageBody;
  /** The time to wait, if the visitor exceeded a limit. */
  readonly headers: Readonly<Record<string, string>>;
  readonly islands: RenderedIslands;
  /** The tags for a cache in front of the site. */
  readonly tags: ReadonlySet<string>;
}

/** A Response if a loader or an action redirects. */
export type RenderPage = (
  request: Request,
  address: PageAddress,
  caller: Caller,
) => Promise<RenderedPage | Response>;

export function createReactPages(parts: PageParts, routes: PageRoutes, contextOf: ContextOf): RenderPage {
  const { build, config, services, limits, queue, isDevelopment = false } = parts;
  const { default: renderDocument, renderLastResort: lastResort } = entryModule(build);
  const entryContextOf = entryContexts(parts);
  const shownError = isDevelopment ? (error: unknown) => error : hiddenError;

  return async (request, address, { client, returned, reportError }) => {
    const visit = createVisit(services, { client, limits, returned });
    const guarded = withOutages(visit.services, reportError);
    const readForm = returned ? readReturnedForm(returned.retryAfterSeconds) : readPageForm;
    const islands = new RenderedIslands();
    const { publish: publishIsland } = islands;
    const tags = new Set<string>();
    const used = hasPurge(config) ? tagServices(guarded, tags) : guarded;
    const context = contextOf(address, { services: used, readForm, reportError, publishIsland });
    const asked = routes.hasPage(address.pathname) ? request : notFound(request, address);
    const { query } = routes.staticHandlerOf(new URL(asked.url).pathname);
    const result = await query(asked, { requestContext: context });
    if (result instanceof Response) return withHeaders(result, visit.waitHeaders());
    // Pages whose data came at the same moment would all be rendered in that turn of the event loop.
    await queue.nextTurn();
    const render = (page: StaticHandlerContext): PageBody =>
      pageBody(renderDocument(asked.url, entryContextOf(page, address.pathname), context));
    const rendered = renderOrExplain(result, { render, reportError, lastResort, shownError });
    return { ...rendered, headers: visit.waitHeaders(), islands, tags };
  };
}

/** An address without a page becomes a request for the not-found page. */
const notFound = ({ url, headers }: Request, { language }: PageAddress): Request =>
  new Request(new URL(localPath(language, "/404"), url), { headers });

function withHeaders(response: Response, added: Readonly<Record<string, string>>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

interface Renderer {
  readonly render: (page: StaticHandlerContext) => PageBody;
  readonly lastResort: () => string;
  readonly reportError: ReportError;
  /** Replaces an error by what a visitor may read. */
  readonly shownError: (error: unknown) => unknown;
}

type Rendered = Pick<RenderedPage, "status" | "body">;

/** A page that fails is rendered again as its error page. */
function renderOrExplain(page: StaticHandlerContext, renderer: Renderer): Rendered {
  if (page.errors) return renderErrors(page, page.errors, renderer);
  try {
    return { status: page.statusCode, body: renderer.render(page) };
  } catch (error) {
    const rootId = page.matches[0]?.route.id ?? "root";
    return renderErrors({ ...page, statusCode: 500 }, { [rootId]: error }, renderer);
  }
}

function renderErrors(
  page: StaticHandlerContext,
  errors: Readonly<Record<string, unknown>>,
  { render, lastResort, reportError, shownError }: Renderer,
): Rendered {
  const entries = Object.entries(errors);
  for (const [, error] of entries) if (isFault(error)) reportError(error);
  const shown = Object.fromEntries(entries.map(([id, error]) => [id, shownError(error)]));
  try {
    return { status: page.statusCode, body: render({ ...page, errors: shown }) };
  } catch (error) {
    reportError(error);
    return { status: 500, body: pageBody([lastResort()]) };
  }
}

/**
 * A loader's own refusal, such as a 404 or a 503, is no fault, nor is a request that the page cannot answer: anybody could
 * fill the log with posts to pages without a form. What React Router raised for a fault contains an error.
 */
const isFault = (error: unknown): boolean =>
  !isRouteErrorResponse(error) || (error.status >= 500 && "error" in error && error.error !== undefined);

/** The message of an error may contain what a visitor must not read. */
function hiddenError(error: unknown): unknown {
  return error instanceof Error ? new Error("Unexpected Server Error") : error;
}
