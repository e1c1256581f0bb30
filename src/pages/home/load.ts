import type { RouterContextProvider } from "react-router";
import statistics from "#content/site/statistics.json" with { type: "json" };
import { figureDates } from "#pages/figure-dates.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { channelsFor, OFFICIAL_CHANNELS } from "./community/channels.ts";

export function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  return {
    ...pageFrame(request, { seo: "home" }),
    networkCount: statistics.networks,
    dates: figureDates(request.language),
    channels: channelsFor(request),
    /** Without a language: the phone that scans it chooses its own. */
    downloadAddress: `${request.publicOrigin}/download/app`,
    /** The page that lists every account of ours. */
    officialChannels: resolveLink(OFFICIAL_CHANNELS, request).href,
    /** The extension's page in the browser's store. */
    extensionStore: resolveLink("tool:extensionStore", request).href,
  };
}
