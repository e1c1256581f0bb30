/** `/pictures/screens/<screen>.<language>.svg` */
import { isScreenName, SCREENS_PATH } from "#features/screens/model.ts";
import { isLanguage } from "#i18n/languages.ts";
import type { App } from "#server/app.ts";
import type { PageServer } from "#server/pages/page-server.ts";
import { storedResponse } from "#server/pages/stored-answer.ts";

interface ScreensOptions {
  readonly pages: () => Pick<PageServer, "screen">;
}

export function mountScreens(app: App, { pages }: ScreensOptions): void {
  app.get(`${SCREENS_PATH}/:file`, async (c, next) => {
    const [name = "", language = "", ...extension] = c.req.param("file").split(".", 4);
    if (!isScreenName(name) || !isLanguage(language) || extension.join(".") !== "svg") return next();
    return storedResponse(await pages().screen(name, language), c.req.raw);
  });
}
