/** The files by which programs find their way: crawlers, phones, people who found a weakness. */
import brand from "#content/brand/brand.json" with { type: "json" };
import type { Clock } from "#platform/clock.ts";
import type { App } from "#server/app.ts";
import { robotsText } from "./robots.ts";
import { securityText } from "./security-text.ts";
import { webManifest } from "./web-manifest.ts";

interface DiscoveryOptions {
  readonly origin: string;
  readonly clock: Clock;
}

const HOUR = { "cache-control": "public, max-age=3600" };

export function mountDiscovery(app: App, { origin, clock }: DiscoveryOptions): void {
  app.get("/robots.txt", (c) => c.text(robotsText(origin), 200, HOUR));
  app.get("/.well-known/security.txt", (c) =>
    c.text(securityText({ origin, contact: brand.contacts.security, now: clock.now() }), 200, HOUR),
  );
  app.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(webManifest), 200, { ...HOUR, "content-type": "application/manifest+json" }),
  );
}
