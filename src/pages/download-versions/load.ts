import type { RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageFrame } from "#pages/page-frame.ts";

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { downloads } = context.get(servicesContext);
  const feeds = feedLinks(request.language, "releases", request.translate("downloads.feed.title"));
  return {
    ...pageFrame(request, { seo: "downloadVersions", feeds, place: "/download/versions" }),
    releases: await downloads.releases(),
    fakes: await downloads.knownFakes(),
    atom: feeds[0]?.href ?? "",
  };
}
