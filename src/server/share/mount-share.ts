/** `/share/<language>/<path>.png`: the share picture of the page at that path. */
import { languageOfPath } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Log } from "#platform/log.ts";
import type { App } from "#server/app.ts";
import { storedResponse } from "#server/pages/stored-answer.ts";
import type { PageServer } from "#server/pages/page-server.ts";
import { createPictures, type Drawn, type LogoPixels } from "./pictures.ts";

interface ShareOptions {
  readonly log: Log;
  readonly pages: () => Pick<PageServer, "head">;
  readonly logoPixels: LogoPixels;
}

const BEFORE = "/share";
const BEHIND = ".png";
const BUSY = { status: 503, headers: { "retry-after": "5", "cache-control": "no-store" } };

export function mountShare(app: App, { log, pages, logoPixels }: ShareOptions): void {
  const pictures = createPictures(logoPixels);
  const report = (error: unknown): void => log.error({ err: error }, "a share picture failed");

  /** Null if the address has no page, or one with noindex. */
  async function drawPage(path: string, search: string): Promise<Drawn | null> {
    const language = languageOfPath(path);
    const page = language ? await pages().head(path + search, report) : null;
    return language && page?.share ? pictures.draw(page.share, language) : null;
  }

  app.get("/share/:page{.+\\.png}", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(BEFORE.length, -BEHIND.length);
    const language = languageOfPath(path);
    if (!language || path.endsWith("/")) return next();
    let picture = await drawPage(path, search);
    // A title with a character that our fonts lack, such as an emoji.
    if (picture === "undrawable") picture = await drawPage(localPath(language, "/"), "");
    if (picture === null) return next();
    if (picture === "undrawable") throw new Error(`The site's own words cannot be drawn in ${language}.`);
    return picture === "busy" ? new Response(null, BUSY) : storedResponse(picture, c.req.raw);
  });
}
