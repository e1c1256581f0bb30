/** Where each page stands below home: its name, as the menus say it, and the page above it. */
const PLACES = {
  "/about": { name: "footer.company.about" },
  "/accessibility": { name: "footer.legal.accessibility" },
  "/brandkit": { name: "footer.company.brandKit" },
  "/dapp": { name: "footer.learn.dapps" },
  "/dappstore": { name: "footer.explorer.dappStore" },
  "/developer": { name: "footer.build.developerCentre" },
  "/docs": { name: "footer.build.apiReference", above: "/developer" },
  "/download/app": { name: "header.bar.download" },
  "/download/pc": { name: "footer.products.desktop", above: "/download/app" },
  "/download/verify": { name: "footer.support.verifyFile", above: "/download/app" },
  "/download/versions": { name: "downloads.versions.all", above: "/download/app" },
  "/news": { name: "news.list.title" },
  "/partner": { name: "footer.company.partners" },
  "/privacy": { name: "footer.legal.privacy" },
  "/recruiting": { name: "footer.company.tpMan" },
  "/risk": { name: "footer.legal.riskStatement" },
  "/submit/dapp": { name: "footer.build.submitDapp", above: "/developer" },
  "/submit/nft": { name: "footer.build.submitNft", above: "/developer" },
  "/submit/token": { name: "footer.build.submitToken", above: "/developer" },
  "/terms": { name: "footer.legal.terms" },
} as const;

export type PlacePath = keyof typeof PLACES;

type PlaceName = (typeof PLACES)[PlacePath]["name"];

/** A step with the message that names it. */
interface NamedStep {
  readonly name: PlaceName;
  readonly path: PlacePath;
}

/** The way from home to a page, itself last. */
export function wayTo(path: PlacePath): NamedStep[] {
  const { name, above }: { readonly name: PlaceName; readonly above?: PlacePath } = PLACES[path];
  return [...(above ? wayTo(above) : []), { name, path }];
}
