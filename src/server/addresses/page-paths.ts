/** The pages of the site by their path under the language (§2); `*` stands for one segment. */
const PAGE_PATHS = [
  "/",
  "/about",
  "/accessibility",
  "/brandkit",
  "/dapp",
  "/dappstore",
  "/dappstore/detail",
  "/developer",
  "/docs",
  "/download/android",
  "/download/app",
  "/download/ios",
  "/download/pc",
  "/download/verify",
  "/download/versions",
  "/news",
  "/news/*",
  "/partner",
  "/privacy",
  "/privacy-en",
  "/privacy-zh",
  "/project/dapp",
  "/project/nft",
  "/project/token",
  "/receipt/*",
  "/recruiting",
  "/risk",
  "/risk-en",
  "/risk-zh",
  "/styleguide",
  "/submit/dapp",
  "/submit/nft",
  "/submit/token",
  "/subscription",
  "/success",
  "/terms",
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
