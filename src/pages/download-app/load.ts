import type { RouterContextProvider } from "react-router";
import { latestOf, withoutNotes } from "#features/downloads/model.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { application, organisation } from "#shell/head/structured-data.ts";

/** §2: `ios=1` and `android=1` select the tab; otherwise the visitor's platform does. */
export type Choice = "android" | "ios" | "auto";

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { downloads, siteContent } = context.get(servicesContext);
  const accounts = await siteContent.accounts();
  const isChosen = (name: string): boolean => url.searchParams.get(name) === "1";
  const choice: Choice = isChosen("ios") ? "ios" : isChosen("android") ? "android" : "auto";
  const seo = { auto: "downloadApp", android: "downloadAndroid", ios: "downloadIos" } as const;
  const releases = await downloads.releases();
  const { publicOrigin, language, translate } = request;
  return {
    ...pageFrame(request, {
      seo: seo[choice],
      feeds: feedLinks(request.language, "releases", request.translate("downloads.feed.title")),
      place: "/download/app",
      structured: [
        organisation(publicOrigin, accounts),
        application(publicOrigin, language, {
          description: translate(`seo.${seo[choice]}.description`),
          version: latestOf(releases, choice === "ios" ? "ios" : "android-apk")?.version,
          operatingSystem: { auto: "Android, iOS", android: "Android", ios: "iOS" }[choice],
        }),
      ],
    }),
    choice,
    releases: withoutNotes(releases),
    /** Without a language, because the phone that scans it negotiates its own. */
    address: `${request.publicOrigin}/download/app`,
  };
}
