/**
 * `/icons/network/<key>.svg`, `/icons/dapp/<id>.svg` and `/icons/art/<name>.svg`, which the JSON API names, and the QR
 * code of the home page.
 */
import { networkMark } from "#features/catalogue/card.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { DOWNLOAD_CODE_PATH, scannedAddress } from "#features/downloads/download-code.ts";
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import type { App } from "#server/app.ts";
import { loadArt } from "./art-file.ts";
import { roundAvatarFile, squareAvatarFile } from "./avatar-file.ts";
import { codeFile } from "./code-file.ts";
import { loadTones } from "./tone.ts";

const HEADERS = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=86400",
  // Other sites that use the open data show these pictures.
  "cross-origin-resource-policy": "cross-origin",
};

/** A changed picture gets another name. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const ID = /^\d{1,9}$/;

interface IconParts {
  readonly origin: string;
  readonly catalogue: CatalogueService;
}

export function mountIcons(app: App, { origin, catalogue }: IconParts): void {
  const tone = loadTones();
  const art = loadArt(tone);
  app.get("/icons/art/:file{.+\\.svg}", (c, next) => {
    const file = art.get(c.req.param("file").slice(0, -".svg".length));
    return file === undefined ? next() : c.body(file, 200, { ...HEADERS, "cache-control": IMMUTABLE });
  });
  app.get("/icons/network/:file{.+\\.svg}", async (c, next) => {
    const key = c.req.param("file").slice(0, -".svg".length);
    const network = (await catalogue.networks()).find((one) => one.key === key);
    if (!network) return next();
    return c.body(roundAvatarFile(networkMark(network), tone), 200, HEADERS);
  });
  app.get("/icons/dapp/:file{.+\\.svg}", async (c, next) => {
    const id = c.req.param("file").slice(0, -".svg".length);
    const dapp = ID.test(id) ? await catalogue.dapp(Number(id), FALLBACK_LANGUAGE) : null;
    if (!dapp) return next();
    return c.body(squareAvatarFile(dapp.title, tone), 200, HEADERS);
  });
  const code = codeFile(scannedAddress(origin), tone);
  app.get(DOWNLOAD_CODE_PATH, (c) => c.body(code, 200, HEADERS));
}
