import { afterAll, beforeAll, expect, it } from "vitest";
import { SCREENS, screenPath, type ScreenName } from "#features/screens/model.ts";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const NAMES = Object.keys(SCREENS) as ScreenName[];

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const drawn = async (name: ScreenName, language: Language): Promise<string> =>
  (await site.get(screenPath(name, language))).text();

it.each(LANGUAGES)("no text of an app screen is cut off or missing in %s", async (language) => {
  for (const name of NAMES) {
    const svg = await drawn(name, language);
    expect(svg.match(/<text/g)?.length, name).toBeGreaterThan(4);
    // A cut text ends in an ellipsis; a missing one shows its key.
    expect(svg.match(/[^<>]{1,80}(?:…<|\{|screens\.|kinds\.)/g) ?? [], name).toEqual([]);
  }
});

it.each(NAMES)("the screen %s takes its colours from the page and needs no other file", async (name) => {
  expect(await drawn(name, "en")).not.toMatch(/#[\da-f]{3,6}"|url\(|href|style=|class=/i);
});

it("a screen is compressed, kept by browsers for a day, and revalidated by its tag", async () => {
  const response = await site.get(screenPath("wallet", "th"), { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  const etag = response.headers.get("etag") ?? "";
  const again = await site.get(screenPath("wallet", "th"), { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

it.each(["wallet.fr.svg", "wallet.en.png", "safe.en.svg", "wallet.en.svg.svg", "toString.en.svg"])(
  "there is no screen %s",
  async (file) => {
    expect((await site.get(`/pictures/screens/${file}`)).status).toBe(404);
  },
);
