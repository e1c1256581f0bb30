import { scannedAddress } from "#features/downloads/download-code.ts";
import { inShort } from "#features/downloads/model.ts";
import { listedArticle } from "#features/news/model.ts";
import type { RouterContextProvider } from "react-router";
import { figureDates } from "#pages/figure-dates.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import type { PageServices } from "#server/services.ts";
import { pageFrame } from "#pages/page-frame.ts";
import { promotionLinks } from "#shell/navigation/promotion-links.ts";
import { application, organisation, website } from "#shell/head/structured-data.ts";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { channelsFor, OFFICIAL_CHANNELS } from "./community/channels.ts";

const NEWS = 3;
/** §9 */
const BANNERS = 10;
/** Three rows of three on wide screens. */
const TEASER_DAPPS = 9;

/** Those with the most DApps first. */
async function networksByUse(catalogue: PageServices["catalogue"]) {
  const [networks, counts] = await Promise.all([catalogue.networks(), catalogue.countsByNetwork(0)]);
  return networks
    .toSorted((a, b) => (counts.get(b.key) ?? 0) - (counts.get(a.key) ?? 0))
    .map(({ key, title }) => ({ key, title }));
}

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { catalogue, downloads, news, siteContent } = context.get(servicesContext);
  const accounts = await siteContent.accounts();
  const { publicOrigin, language } = request;
  const extensionStore = resolveLink("tool:extensionStore", request).href;
  return {
    ...pageFrame(request, {
      seo: "home",
      share: { title: request.translate("home.hero.title"), text: request.translate("seo.home.title") },
      structured: [
        organisation(publicOrigin, accounts),
        website(publicOrigin, language),
        application(publicOrigin, language, { description: request.translate("seo.home.description") }),
      ],
    }),
    networks: await networksByUse(catalogue),
    dates: figureDates(language),
    store: await catalogue.teaser(language, TEASER_DAPPS),
    articles: (await news.list({ start: 0, count: NEWS, language })).articles.map(listedArticle),
    banners: promotionLinks(
      await catalogue.promotions({ kind: "banner", start: 0, count: BANNERS, language }),
      language,
    ),
    channels: channelsFor(request, accounts),
    xAccount: accounts.x,
    /** Without a language, because the phone that scans it negotiates its own. */
    downloadAddress: scannedAddress(publicOrigin),
    releases: inShort(await downloads.releases()),
    /** The page that lists every account of ours. */
    officialChannels: resolveLink(OFFICIAL_CHANNELS, request).href,
    /** The extension's page in the browser's store. */
    extensionStore,
    extensionAddress: new URL(extensionStore, publicOrigin).href,
  };
}
