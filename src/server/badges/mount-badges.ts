/**
 * `/badge/<id>.svg` and `/badge/<language>/<id>.svg`: "Listed on …" for a project's own website. A DApp that is no
 * longer listed has no badge.
 */
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#i18n/languages.ts";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import type { App } from "#server/app.ts";
import { drawBadge } from "./draw-badge.ts";

/** An hour, so that the badge of a delisted DApp disappears soon. */
const HEADERS = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=3600",
  "cross-origin-resource-policy": "cross-origin",
};

interface BadgeParts {
  readonly catalogue: CatalogueService;
  readonly messages: MessageCatalogue;
}

export function mountBadges(app: App, { catalogue, messages }: BadgeParts): void {
  const drawn = new Map<Language, Promise<string>>();
  const badgeIn = (language: Language): Promise<string> => {
    const known =
      drawn.get(language) ?? drawBadge(messages.translate(language)("dappDetail.badge.text"), language);
    drawn.set(language, known);
    return known;
  };
  async function badgeOf(file: string, language: string): Promise<string | null> {
    const id = Number(file.slice(0, -".svg".length));
    if (!isLanguage(language)) return null;
    const [dapp] = await catalogue.byIds([id], language);
    return dapp ? badgeIn(language) : null;
  }
  app.get("/badge/:file{[1-9][0-9]*\\.svg}", async (c, next) => {
    const badge = await badgeOf(c.req.param("file"), FALLBACK_LANGUAGE);
    return badge === null ? next() : c.body(badge, 200, HEADERS);
  });
  app.get("/badge/:language/:file{[1-9][0-9]*\\.svg}", async (c, next) => {
    const { file, language } = c.req.param();
    const badge = await badgeOf(file, language);
    return badge === null ? next() : c.body(badge, 200, HEADERS);
  });
}
