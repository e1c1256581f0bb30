import type { RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageFrame } from "#pages/page-frame.ts";

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { downloads } = context.get(servicesContext);
  return {
    ...pageFrame(request, {
      seo: "downloadPc",
      feeds: feedLinks(request.language, "releases", request.translate("downloads.feed.title")),
      place: "/download/pc",
    }),
    releases: await downloads.releases(),
  };
}
