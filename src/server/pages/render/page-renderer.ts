/** Renders a page and collects the data of its islands in one pass. */
import { createIslandAnswers } from "#server/pages/island-answer.ts";
import { createPageAnswers, type PageFacts } from "#server/pages/page-answer.ts";
import type { ContextOf, PageParts } from "#server/pages/page-contexts.ts";
import type { PageRoutes } from "#server/pages/page-routes.ts";
import { createReactPages, type Caller } from "./react-pages.ts";
import { withQuickForm, type StoredAnswer } from "#server/pages/stored-answer.ts";

export interface Rendered {
  readonly page: StoredAnswer;
  /** Missing if it was not requested, and the page has none or is not kept. */
  readonly data: StoredAnswer | undefined;
}

/** A Response if the page redirects. */
type RenderPage = (request: Request, facts: PageFacts, caller: Caller) => Promise<Rendered | Response>;

export function createPageRenderer(parts: PageParts, routes: PageRoutes, contextOf: ContextOf): RenderPage {
  const render = createReactPages(parts, routes, contextOf);
  const answerPage = createPageAnswers(parts.config, parts);
  const answerIslands = createIslandAnswers(parts.config, parts.refreshing);
  return async (request, facts, caller) => {
    const rendered = await render(request, facts.address, caller);
    if (rendered instanceof Response) return rendered;
    const keepsData = parts.config.PAGE_CACHE_MB > 0 && !facts.isPersonal && !rendered.islands.isEmpty;
    const hasData = facts.address.isIslandData || keepsData;
    const page = answerPage(rendered, facts);
    const data = hasData ? answerIslands(rendered) : undefined;
    // The asked answer in the asked encoding. The others follow if it is requested again.
    const accepted = request.headers.get("accept-encoding");
    const isDataAsked = facts.address.isIslandData && data !== undefined;
    const asked = await withQuickForm(isDataAsked ? data : page, accepted);
    // Keeping and sending the answer takes a fifth of the time of a small page.
    await parts.queue.paidTurn();
    return isDataAsked ? { page, data: asked } : { page: asked, data };
  };
}
