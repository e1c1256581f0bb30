import type { RouterContextProvider } from "react-router";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageFrame } from "#pages/page-frame.ts";

/** §2: `ios=1` and `android=1` choose the tab; without them the visitor's device suggests one. */
export type Choice = "android" | "ios" | "auto";

export async function load(context: Readonly<RouterContextProvider>, url: URL) {
  const request = context.get(pageRequestContext);
  const { downloads } = context.get(servicesContext);
  const isChosen = (name: string): boolean => url.searchParams.get(name) === "1";
  const choice: Choice = isChosen("ios") ? "ios" : isChosen("android") ? "android" : "auto";
  const seo = { auto: "downloadApp", android: "downloadAndroid", ios: "downloadIos" } as const;
  return {
    ...pageFrame(request, {
      seo: seo[choice],
      feeds: feedLinks(request.language, "releases", request.translate("downloads.feed.title")),
      place: "/download/app",
    }),
    choice,
    releases: await downloads.releases(),
    /** Without a language: the phone that scans it chooses its own. */
    address: `${request.publicOrigin}/download/app`,
  };
}
