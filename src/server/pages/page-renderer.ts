/** Renders a page and collects the data of its islands in one pass. */
import { createIslandAnswers } from "./island-answer.ts";
import { createPageAnswers, type PageFacts } from "./page-answer.ts";
import type { ContextOf, PageParts } from "./page-contexts.ts";
import type { PageRoutes } from "./page-routes.ts";
import { createReactPages, type Caller } from "./react-pages.ts";
import type { StoredAnswer } from "./stored-answer.ts";

export interface Rendered {
  readonly page: StoredAnswer;
  /** Missing if it was not requested and the page has none. */
  readonly data: StoredAnswer | undefined;
}

/** A Response if React Router returns no page, for example a redirect. */
type RenderPage = (request: Request, facts: PageFacts, caller: Caller) => Promise<Rendered | Response>;

export function createPageRenderer(parts: PageParts, routes: PageRoutes, contextOf: ContextOf): RenderPage {
  const render = createReactPages(parts, routes, contextOf);
  const answerPage = createPageAnswers(parts.config, parts);
  const answerIslands = createIslandAnswers(parts.config);
  return async (request, facts, caller) => {
    const { response, islands } = await render(request, facts.address, caller);
    if (!isHtml(response)) return response;
    const hasData = facts.address.isIslandData || !islands.isEmpty;
    const [page, data] = await Promise.all([
      answerPage(response, facts),
      hasData ? answerIslands(islands, response.status) : undefined,
    ]);
    return { page, data };
  };
}

const isHtml = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/html") === true;
