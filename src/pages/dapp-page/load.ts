import type { RouterContextProvider } from "react-router";
import { collectionLinks } from "#pages/collections.ts";
import { feedLinks } from "#pages/feed-links.ts";
import { pageRequestContext, servicesContext } from "#pages/page-context.ts";
import { pageFrame } from "#pages/page-frame.ts";

const TEASER_DAPPS = 6;
const BANNERS = 3;

export async function load(context: Readonly<RouterContextProvider>) {
  const request = context.get(pageRequestContext);
  const { language } = request;
  const { catalogue, siteContent } = context.get(servicesContext);
  const banners = await catalogue.promotions({ kind: "banner", start: 0, count: BANNERS, language });
  return {
    ...pageFrame(request, {
      seo: "dapp",
      feeds: feedLinks(language, "dapps", request.translate("feeds.dapps.title")),
      place: "/dapp",
    }),
    collections: collectionLinks(await siteContent.collections(), language),
    teaser: await catalogue.teaser(language, TEASER_DAPPS),
    // §3: only banners with a web address.
    banners: banners
      .filter(({ url }) => url.includes("http"))
      .map(({ id, title, url, image }) => ({ id, title, url, image })),
  };
}

export type BannerFacts = Awaited<ReturnType<typeof load>>["banners"][number];
