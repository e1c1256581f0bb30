import type { RouterContextProvider } from "react-router";
import statistics from "#content/site/statistics.json" with { type: "json" };
import { formatDate } from "#i18n/formats/date.ts";
import type { Language } from "#i18n/languages.ts";
import { pageRequestContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { channelsFor, OFFICIAL_CHANNELS } from "./community/channels.ts";

const { figures } = statistics;

/** When each figure was counted, in the reader's words: a year or a month, as exact as it is known. */
function figureDates(language: Language) {
  const said = (asOf: string): string =>
    formatDate(new Date(asOf), language, asOf.includes("-") ? "month" : "year");
  return {
    users: said(figures.users.asOf),
    globalUsers: said(figures.globalUsers.asOf),
    countries: said(figures.countries.asOf),
    monthlyActive: said(figures.monthlyActive.asOf),
    followers: said(figures.followers.asOf),
    trade: said(figures.buyMinutes.asOf),
  };
}

export type FigureDates = ReturnType<typeof figureDates>;

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
