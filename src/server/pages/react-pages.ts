/** React Router's pages, given what their loaders ask for. */
import { createRequestHandler } from "react-router";
import type { PageAddress } from "./page-address.ts";
import type { ContextOf, PageParts, ReportError } from "./page-contexts.ts";
import { createVisit } from "./visit.ts";

/** Who asks for a page. */
export interface Caller {
  /** The key of the visitor's limits. */
  readonly client: string;
  readonly reportError: ReportError;
}

export type DrawPage = (request: Request, address: PageAddress, caller: Caller) => Promise<Response>;

export function createReactPages(parts: PageParts, contextOf: ContextOf): DrawPage {
  const { build, services, submissionLimit, isDevelopment = false } = parts;
  const handle = createRequestHandler(build, isDevelopment ? "development" : "production");
  return async (request, address, { client, reportError }) => {
    const visit = createVisit(services, { client, submissionLimit });
    const context = contextOf(address, { services: visit.services, reportError });
    return visit.answer(await handle(withoutData(request), context));
  };
}

/** React Router answers `/page.data` with what the loader said. No page asks for it, so it is a page not found. */
function withoutData(request: Request): Request {
  return new URL(request.url).pathname.endsWith(".data")
    ? new Request(request.url.replace(/\.data(?=$|\?)/, ".data/"), request)
    : request;
}
