/** The published files: the list of releases, its feeds, and the samples for the check. */
import { readdirSync, readFileSync } from "node:fs";
import { Hono } from "hono";
import { isLanguage } from "#i18n/languages.ts";
import { isFeedFormat, sendFeed } from "#platform/api/send-feed.ts";
import { releaseFeed, type FeedSource } from "./release-feed.ts";
import type { DownloadService } from "./service.ts";

interface PublishedDeps {
  readonly downloads: DownloadService;
  readonly feeds: FeedSource;
  /** content/seed/samples */
  readonly samples: URL;
}

/** Short, because a version that becomes unsafe must be known soon. */
const CACHE = "public, max-age=60";

export function publishedReleases({ downloads, feeds, samples }: PublishedDeps): Hono {
  const app = new Hono();
  app.get("/data/releases.json", async (c) =>
    c.body(JSON.stringify(await downloads.publishedList(), null, 1), 200, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": CACHE,
    }),
  );
  app.get("/feeds/:language/:file{releases\\.\\w+}", async (c, next) => {
    const { language, file } = c.req.param();
    const format = file.slice("releases.".length);
    if (!isLanguage(language) || !isFeedFormat(format)) return next();
    return sendFeed(c, format, releaseFeed(feeds, await downloads.releases(), language, file));
  });
  const files = new Map(readdirSync(samples).map((name) => [name, readFileSync(new URL(name, samples))]));
  app.get("/data/samples/:name", (c, next) => {
    const name = c.req.param("name");
    const file = files.get(name);
    if (!file) return next();
    return c.body(new Uint8Array(file), 200, {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": CACHE,
    });
  });
  return app;
}
