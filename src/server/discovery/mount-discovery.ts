/** Serves the files that programs look for: crawlers, phones, and security researchers. */
import { brand } from "#brand/brand.ts";
import type { Clock } from "#platform/clock.ts";
import { sendPieces } from "#platform/api/send-pieces.ts";
import type { App } from "#server/app.ts";
import type { Services } from "#server/services.ts";
import { indexedPages, sitemapBlocks } from "./indexed-pages.ts";
import { robotsText } from "./robots.ts";
import { readSitemapName, sitemapIndex, sitemapPieces } from "./sitemap.ts";
import { SPECULATION_RULES_PATH, SPECULATION_RULES_TYPE, speculationRules } from "./speculation-rules.ts";
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
  app.get(SPECULATION_RULES_PATH, (c) =>
    c.body(JSON.stringify(speculationRules), 200, { ...HOUR, "content-type": SPECULATION_RULES_TYPE }),
  );
  app.get("/sitemap.xml", async (c) => c.body(sitemapIndex(origin, await sitemapBlocks(services)), 200, XML));
  app.get("/sitemaps/:file{[^/]+\\.xml}", async (c) => {
    const file = readSitemapName(c.req.param("file"));
    if (!file) return c.notFound();
    const { block } = file;
    const blocks = block === null ? [] : await sitemapBlocks(services);
    if (block !== null && !blocks.some(({ kind, number }) => kind === block.kind && number === block.number))
      return c.notFound();
    const pieces = () => sitemapPieces(origin, file.language, indexedPages(services, file));
    const etag = `W/"${file.language}-${block ? block.kind + block.number : "pages"}-${await services.catalogue.dataVersion()}"`;
    // The file of pages is small and also changes with news, so its ETag comes from its text.
    return sendPieces(c, { headers: XML, pieces, ...(block !== null && { etag }) });
  });
}
