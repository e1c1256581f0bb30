/** `/icons/network/<key>.svg` and `/icons/dapp/<hid>.svg`: what `icon_url` in the JSON API names. */
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import type { App } from "#server/app.ts";
import { roundAvatarFile, squareAvatarFile } from "./avatar-file.ts";
import { loadTones } from "./tone.ts";

const HEADERS = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=86400",
  // Other sites that use the open data show these pictures.
  "cross-origin-resource-policy": "cross-origin",
};

const HID = /^\d{1,9}$/;

/** One or two letters: the symbol's where it is that short, else the name's first. */
const codeOf = (title: string, symbol: string): string =>
  symbol.length <= 2 ? symbol : title.charAt(0).toUpperCase();

export function mountIcons(app: App, catalogue: CatalogueService): void {
  const tone = loadTones();
  app.get("/icons/network/:file{.+\\.svg}", async (c, next) => {
    const key = c.req.param("file").slice(0, -".svg".length);
    const network = (await catalogue.networks()).find((one) => one.key === key);
    if (!network) return next();
    return c.body(roundAvatarFile(network.title, codeOf(network.title, network.symbol), tone), 200, HEADERS);
  });
  app.get("/icons/dapp/:file{.+\\.svg}", async (c, next) => {
    const hid = c.req.param("file").slice(0, -".svg".length);
    const dapp = HID.test(hid) ? await catalogue.dapp(Number(hid), FALLBACK_LANGUAGE) : null;
    if (!dapp) return next();
    return c.body(squareAvatarFile(dapp.title, tone), 200, HEADERS);
  });
}
