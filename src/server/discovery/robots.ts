/** Personal and internal pages are kept out by their own noindex; a crawler must be able to read that. */
export const robotsText = (origin: string): string =>
  ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
