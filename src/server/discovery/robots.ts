/** Personal and internal pages have noindex, and a crawler must be able to read that, so nothing is disallowed. */
export const robotsText = (origin: string): string =>
  ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
