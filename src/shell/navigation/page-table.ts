/**
 * The one table of pages. Routes, redirects, sitemap, breadcrumbs, share pictures, the page cache, the service
 * worker and the tests all read it: a new page is a row here and a folder in src/pages.
 */
import type { Part } from "#brand/schema.ts";
import type { ShareArt } from "#shell/head/share-subject.ts";

interface SharedFacts {
  /** In src/pages; several paths may share one. */
  readonly folder: string;
  /** The message that names the page in menus and breadcrumbs. Home has none, because breadcrumbs start there. */
  readonly name?: string;
  /** The parent page, if it is not home. */
  readonly above?: string;
  /** The part of the site that it belongs to, if brands may leave it out (offer.ts). */
  readonly part?: Part;
  /** Also served without a language in the address, in the negotiated one; other pages redirect. */
  readonly isServedBare?: true;
  /** Belongs to one visitor: rendered for each request, never cached or prefetched. */
  readonly isPersonal?: true;
  /** Its form accepts files from visitors without JavaScript. */
  readonly takesFiles?: true;
  /** The addresses that tests open; by default the path itself. The first represents the page. */
  readonly tested?: readonly string[];
  /** `npm run bench -- lighthouse` measures it: one page of each kind. */
  readonly isMeasured?: true;
}

/** Every indexed page has a share picture. */
type PageFacts = SharedFacts &
  ({ readonly inSitemap: true; readonly art: ShareArt } | { readonly inSitemap: false });

/** By the path below the language (§2); `:name` matches one segment. */
export const PAGES = {
  "/": { folder: "home", inSitemap: true, art: "pool", isServedBare: true, isMeasured: true },
  "/about": {
    folder: "about",
    inSitemap: true,
    art: "shore",
    name: "footer.company.about",
    isMeasured: true,
  },
  "/accessibility": {
    folder: "accessibility",
    inSitemap: true,
    art: "low-tide",
    name: "footer.legal.accessibility",
  },
  "/brandkit": {
    folder: "brandkit",
    inSitemap: true,
    art: "pool",
    name: "footer.company.brandKit",
    isMeasured: true,
  },
  "/channels": {
    folder: "channels",
    inSitemap: true,
    art: "channel",
    name: "footer.support.channels",
    tested: ["/channels", "/channels?read=1"],
  },
  "/dapp": {
    folder: "dapp-page",
    part: "store",
    inSitemap: true,
    art: "channel",
    name: "footer.learn.dapps",
    isMeasured: true,
  },
  "/dappstore": {
    folder: "dappstore",
    part: "store",
    inSitemap: true,
    art: "shore",
    name: "footer.explorer.dappStore",
    tested: [
      "/dappstore",
      "/dappstore?category_id=99998&category=Hot",
      "/dappstore?key=swap",
      "/dappstore?key=zzzzzz",
    ],
    isMeasured: true,
  },
  "/dappstore/collection/:key": {
    folder: "collection",
    part: "store",
    inSitemap: false,
    tested: ["/dappstore/collection/official-bridges"],
  },
  "/dappstore/compare": {
    folder: "dapp-detail/compare",
    part: "store",
    inSitemap: false,
    tested: ["/dappstore/compare?ids=1001,1003,1054", "/dappstore/compare"],
  },
  "/dappstore/detail": {
    folder: "dapp-detail",
    part: "store",
    inSitemap: false,
    tested: ["/dappstore/detail?id=1001"],
    isMeasured: true,
  },
  "/demo/:service": { folder: "demo", inSitemap: false, tested: ["/demo/swap"] },
  "/developer": {
    folder: "developer",
    inSitemap: true,
    art: "channel",
    name: "footer.build.developerCentre",
  },
  "/docs": {
    folder: "docs",
    inSitemap: true,
    art: "window",
    name: "footer.build.apiReference",
    above: "/developer",
    isServedBare: true,
    isMeasured: true,
  },
  "/download/app": {
    folder: "download-app",
    inSitemap: true,
    art: "depth",
    name: "header.bar.download",
    isMeasured: true,
  },
  "/download/pc": {
    folder: "download-pc",
    inSitemap: true,
    art: "window",
    name: "footer.products.desktop",
    above: "/download/app",
  },
  "/download/verify": {
    folder: "download-verify",
    inSitemap: true,
    art: "depth",
    name: "footer.support.verifyFile",
    above: "/download/app",
    isMeasured: true,
  },
  "/download/versions": {
    folder: "download-versions",
    inSitemap: true,
    art: "depth",
    name: "downloads.versions.all",
    above: "/download/app",
    isMeasured: true,
  },
  "/network/:key": { folder: "network", inSitemap: false, tested: ["/network/eth"], isMeasured: true },
  "/networks": {
    folder: "networks",
    inSitemap: true,
    art: "channel",
    name: "footer.explorer.networks",
    tested: ["/networks", "/networks?key=zzzzzz"],
  },
  "/news": { folder: "news", inSitemap: true, art: "tide", name: "news.list.title", isMeasured: true },
  "/news/:id": { folder: "news-detail", inSitemap: false, tested: ["/news/1003"], isMeasured: true },
  "/nft/:network/:address": { folder: "listing", part: "store", inSitemap: false, tested: [] },
  "/nfts": {
    folder: "listings",
    part: "store",
    inSitemap: true,
    art: "window",
    name: "footer.explorer.nfts",
  },
  "/offline": { folder: "offline", inSitemap: false },
  "/partner": { folder: "partner", inSitemap: true, art: "shore", name: "footer.company.partners" },
  // Only brands that add policies have one (slots.json).
  "/policy/:name": { folder: "policy", inSitemap: false, tested: [] },
  "/privacy": {
    folder: "legal",
    inSitemap: true,
    art: "depth",
    name: "footer.legal.privacy",
    isMeasured: true,
  },
  "/privacy-en": { folder: "legal", inSitemap: false, tested: [] },
  "/privacy-zh": { folder: "legal", inSitemap: false, tested: [] },
  "/receipt/:token": {
    folder: "receipt",
    part: "store",
    inSitemap: false,
    isPersonal: true,
    takesFiles: true,
    tested: [],
  },
  "/receipt/:token/manage": {
    folder: "receipt/manage",
    part: "store",
    inSitemap: false,
    isPersonal: true,
    tested: [],
  },
  "/receipt-link": { folder: "receipt-link", part: "store", inSitemap: false, isPersonal: true, tested: [] },
  "/recruiting": {
    folder: "recruiting",
    part: "programme",
    inSitemap: true,
    art: "flag",
    name: "footer.company.tpMan",
  },
  "/risk": {
    folder: "legal",
    inSitemap: true,
    art: "low-tide",
    name: "footer.legal.riskStatement",
  },
  "/risk-en": { folder: "legal", inSitemap: false, tested: [] },
  "/risk-zh": { folder: "legal", inSitemap: false, tested: [] },
  "/styleguide": { folder: "styleguide", inSitemap: false },
  "/report": {
    folder: "report",
    part: "store",
    inSitemap: false,
    isPersonal: true,
    tested: ["/report?listing=%2Fdappstore%2Fdetail%3Fid%3D1001", "/report"],
  },
  "/review": {
    folder: "review",
    part: "store",
    inSitemap: true,
    art: "depth",
    name: "review.title",
    above: "/developer",
  },
  "/submissions": { folder: "my-submissions", part: "store", inSitemap: false, isPersonal: true },
  "/submissions/recover": {
    folder: "my-submissions/recover",
    part: "store",
    inSitemap: false,
    isPersonal: true,
  },
  "/submit/dapp": {
    folder: "submit",
    part: "store",
    inSitemap: true,
    art: "flag",
    name: "footer.build.submitDapp",
    above: "/developer",
    isPersonal: true,
    takesFiles: true,
    isMeasured: true,
  },
  "/submit/nft": {
    folder: "submit",
    part: "store",
    inSitemap: true,
    art: "flag",
    name: "footer.build.submitNft",
    above: "/developer",
    isPersonal: true,
    takesFiles: true,
  },
  "/submit/token": {
    folder: "submit",
    part: "store",
    inSitemap: true,
    art: "flag",
    name: "footer.build.submitToken",
    above: "/developer",
    isPersonal: true,
    takesFiles: true,
  },
  "/subscription": { folder: "subscription", inSitemap: false, isPersonal: true },
  "/success": { folder: "success", part: "store", inSitemap: false, isPersonal: true },
  "/terms": { folder: "legal", inSitemap: true, art: "tide", name: "footer.legal.terms" },
  "/terms-en": { folder: "legal", inSitemap: false, tested: [] },
  "/terms-zh": { folder: "legal", inSitemap: false, tested: [] },
  "/token/:network/:address": {
    folder: "listing",
    part: "store",
    inSitemap: false,
    tested: ["/token/eth/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984"],
    isMeasured: true,
  },
  "/tokens": {
    folder: "listings",
    part: "store",
    inSitemap: true,
    art: "depth",
    name: "footer.explorer.tokens",
    tested: ["/tokens", "/tokens?key=uni&network=eth", "/tokens?key=zzzzzz"],
  },
} as const satisfies Readonly<Record<string, PageFacts>>;

export type PagePath = keyof typeof PAGES;

export const PAGE_PATHS = Object.keys(PAGES) as PagePath[];

export const factsOf = (path: PagePath): PageFacts => PAGES[path];

const patterns = PAGE_PATHS.map((path) => ({ path, parts: path.split("/") }));

/** Returns the page at a path without its language, or undefined. */
export function pageAt(path: string): PagePath | undefined {
  const given = path.split("/");
  const fits = (part: string, index: number): boolean =>
    part.startsWith(":") ? given[index] !== "" : given[index] === part;
  return patterns.find(({ parts }) => parts.length === given.length && parts.every(fits))?.path;
}
