import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** THE table of pages. The language is an optional first segment (§2). */
export default [
  route(":lang?", "pages/language-layout.tsx", [
    index("pages/home/page.tsx"),
    route("about", "pages/about/page.tsx"),
    route("accessibility", "pages/accessibility/page.tsx"),
    route("brandkit", "pages/brandkit/page.tsx"),
    route("dapp", "pages/dapp-page/page.tsx"),
    route("dappstore", "pages/dappstore/page.tsx"),
    route("dappstore/detail", "pages/dapp-detail/page.tsx"),
    route("download/app", "pages/download-app/page.tsx"),
    route("download/pc", "pages/download-pc/page.tsx"),
    route("download/verify", "pages/download-verify/page.tsx"),
    route("download/versions", "pages/download-versions/page.tsx"),
    route("developer", "pages/developer/page.tsx"),
    route("docs", "pages/docs/page.tsx"),
    route("offline", "pages/offline/page.tsx"),
    route("partner", "pages/partner/page.tsx"),
    route("recruiting", "pages/recruiting/page.tsx"),
    route("news", "pages/news/page.tsx"),
    route("news/:id", "pages/news-detail/page.tsx"),
    route("receipt/:token", "pages/receipt/page.tsx"),
    ...["dapp", "token", "nft"].map((kind) =>
      route(`submit/${kind}`, "pages/submit/page.tsx", { id: `submit ${kind}` }),
    ),
    route("subscription", "pages/subscription/page.tsx"),
    ...[
      "privacy",
      "privacy-en",
      "privacy-zh",
      "terms",
      "terms-en",
      "terms-zh",
      "risk",
      "risk-en",
      "risk-zh",
    ].map((path) => route(path, "pages/legal/page.tsx", { id: `legal ${path}` })),
    route("success", "pages/success/page.tsx"),
    route("styleguide", "pages/styleguide/page.tsx"),
    route("*", "pages/not-found/page.tsx"),
  ]),
] satisfies RouteConfig;
