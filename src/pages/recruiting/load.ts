import type { RouterContextProvider } from "react-router";
import { listedArticle } from "#features/news/model.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** The topic of the news that announce an intake. */
const INTAKE_TAG = "ambassadors";
/** Older campaigns are over. */
const NEWEST_CAMPAIGNS = 5;

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { news } = context.get(servicesContext);
  const { articles } = await news.list({
    start: 0,
    count: NEWEST_CAMPAIGNS,
    kind: "campaign",
    language: request.language,
  });
  const intake = articles.find(({ tags }) => tags.includes(INTAKE_TAG));
  return {
    ...pageFrame(request, { seo: "recruiting", place: "/recruiting" }),
    /** The announcement of the latest intake, if there is one. */
    intake: intake ? listedArticle(intake) : null,
  };
}
