import type { RouterContextProvider } from "react-router";
import { latestOf, withoutNotes } from "#features/downloads/model.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { application, organisation } from "#shell/head/structured-data.ts";

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { downloads, siteContent } = context.get(servicesContext);
  const accounts = await siteContent.accounts();
  const releases = await downloads.releases();
  const { publicOrigin, language, translate } = request;
  return {
    ...pageFrame(request, {
      seo: "downloadPc",
      feeds: feedLinks(request.language, "releases", request.translate("downloads.feed.title")),
      place: "/download/pc",
      structured: [
        organisation(publicOrigin, accounts),
        application(publicOrigin, language, {
          description: translate("seo.downloadPc.description"),
          version: latestOf(releases, "desktop-windows")?.version,
          operatingSystem: "Windows, macOS, Linux",
          path: "/download/pc",
        }),
      ],
    }),
    releases: withoutNotes(releases),
    storeAddress: new URL(resolveLink("tool:extensionStore", request).href, publicOrigin).href,
  };
}
