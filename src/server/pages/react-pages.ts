/** Runs React Router with the context that loaders need. */
import { createRequestHandler } from "react-router";
import { localPath } from "#i18n/paths.ts";
import type { LimitRefusal } from "#platform/rate-limit.ts";
import { RenderedIslands } from "./island-answer.ts";
import type { PageAddress } from "./page-address.ts";
import type { ContextOf, PageParts, ReportError } from "./page-contexts.ts";
import { readPageForm, readReturnedForm } from "./page-forms.ts";
import type { PageRoutes } from "./page-routes.ts";
import { withOutages } from "./service-faults.ts";
import { createVisit } from "#server/visits/visit.ts";

/** Who requests a page. */
export interface Caller {
  /** The client key of the rate limits. */
  readonly client: string;
  /** The visitor exceeded a limit, so the posted form is only shown again. */
  readonly returned?: LimitRefusal | undefined;
  readonly reportError: ReportError;
}

export interface RenderedPage {
  readonly response: Response;
  readonly islands: RenderedIslands;
}

export type RenderPage = (request: Request, address: PageAddress, caller: Caller) => Promise<RenderedPage>;

export function createReactPages(parts: PageParts, routes: PageRoutes, contextOf: ContextOf): RenderPage {
  const { build, services, limits, isDevelopment = false } = parts;
  const handle = createRequestHandler(build, isDevelopment ? "development" : "production");
  return async (request, address, { client, returned, reportError }) => {
    const visit = createVisit(withOutages(services, reportError), { client, limits, returned });
    const readForm = returned ? readReturnedForm(returned.retryAfterSeconds) : readPageForm;
    const islands = new RenderedIslands();
    const { publish: publishIsland } = islands;
    const context = contextOf(address, { services: visit.services, readForm, reportError, publishIsland });
    const asked = routes.hasPage(address.pathname) ? withoutData(request) : notFound(request, address);
    return { response: visit.answer(await handle(asked, context)), islands };
  };
}

/**
 * An address without a page becomes a request for the not-found page. React Router would run the loader or the action
 * of /about for /fr/about, because any word matches the language parameter.
 */
const notFound = ({ url, headers }: Request, { language }: PageAddress): Request =>
  new Request(new URL(localPath(language, "/404"), url), { headers });

/** React Router serves loader data at `/page.data`. No page requests it, so it is not found. */
function withoutData(request: Request): Request {
  return new URL(request.url).pathname.endsWith(".data")
    ? new Request(request.url.replace(/\.data(?=$|\?)/, ".data/"), request)
    : request;
}
