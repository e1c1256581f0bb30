/** The pages that search engines shall know: neither personal nor a redirect. */
export const INDEXED_PATHS = [
  "/",
  "/about",
  "/accessibility",
  "/brandkit",
  "/dapp",
  "/dappstore",
  "/developer",
  "/docs",
  "/download/app",
  "/download/pc",
  "/download/verify",
  "/download/versions",
  "/news",
  "/partner",
  "/privacy",
  "/recruiting",
  "/risk",
  "/submit/dapp",
  "/submit/nft",
  "/submit/token",
  "/terms",
];

/** The pages of the site by their path under the language (§2); `*` stands for one segment. */
const PAGE_PATHS = [
  ...INDEXED_PATHS,
  "/dappstore/detail",
  "/download/android",
  "/download/ios",
  "/news/*",
  "/offline",
  "/privacy-en",
  "/privacy-zh",
  "/project/dapp",
  "/project/nft",
  "/project/token",
  "/receipt/*",
  "/risk-en",
  "/risk-zh",
  "/styleguide",
  "/subscription",
  "/success",
  "/terms-en",
  "/terms-zh",
];

const exact = new Set(PAGE_PATHS.filter((path) => !path.endsWith("/*")));
const parents = PAGE_PATHS.filter((path) => path.endsWith("/*")).map((path) => path.slice(0, -1));

export const isPagePath = (path: string): boolean =>
  exact.has(path) ||
  parents.some((parent) => path.startsWith(parent) && /^[^/]+$/.test(path.slice(parent.length)));

/** Served under the address without a language too, in the negotiated one. */
export const isServedWithoutLanguage = (path: string): boolean => path === "/" || path === "/docs";
