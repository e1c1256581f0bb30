/** The files by which programs find their way: crawlers, phones, people who found a weakness. */
import brand from "#content/brand/brand.json" with { type: "json" };
import type { Clock } from "#platform/clock.ts";
import { isLanguage } from "#i18n/languages.ts";
import type { App } from "#server/app.ts";
import type { Services } from "#server/services.ts";
import { indexedPages, lastChange } from "./indexed-pages.ts";
import { robotsText } from "./robots.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";
import { securityText } from "./security-text.ts";
import { webManifest } from "./web-manifest.ts";

interface DiscoveryOptions {
  readonly origin: string;
  readonly clock: Clock;
  readonly services: Services;
}

const XML = { "cache-control": "public, max-age=3600", "content-type": "application/xml; charset=utf-8" };
const HOUR = { "cache-control": "public, max-age=3600" };

export function mountDiscovery(app: App, { origin, clock, services }: DiscoveryOptions): void {
  app.get("/robots.txt", (c) => c.text(robotsText(origin), 200, HOUR));
  app.get("/.well-known/security.txt", (c) =>
    c.text(securityText({ origin, contact: brand.contacts.security, now: clock.now() }), 200, HOUR),
  );
  app.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(webManifest), 200, { ...HOUR, "content-type": "application/manifest+json" }),
  );
  app.get("/sitemap.xml", async (c) =>
    c.body(sitemapIndex(origin, lastChange(await indexedPages(services))), 200, XML),
  );
  app.get("/sitemaps/:file{[a-z-]+\\.xml}", async (c) => {
    const language = c.req.param("file").slice(0, -".xml".length);
    if (!isLanguage(language)) return c.notFound();
    return c.body(sitemap(origin, language, await indexedPages(services)), 200, XML);
  });
}
