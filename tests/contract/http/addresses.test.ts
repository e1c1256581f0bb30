import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const accepting = (language: string) => ({ headers: { "accept-language": language } });

describe("languages", () => {
  it.each(LANGUAGES)("/%s is the home page in that language", async (language) => {
    const response = await site.get(`/${language}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${LANGUAGE_FACTS[language].htmlLang}"`);
    expect(response.headers.get("content-language")).toBe(LANGUAGE_FACTS[language].htmlLang);
  });

  it("every page links itself in all languages, with English as the default", async () => {
    const html = await (await site.get("/ru")).text();
    for (const language of LANGUAGES) {
      expect(html).toContain(
        `hrefLang="${LANGUAGE_FACTS[language].htmlLang}" href="https://${brand.officialHost}/${language}"`,
      );
    }
    expect(html).toContain(`hrefLang="x-default" href="https://${brand.officialHost}/en"`);
    expect(html).toContain(`rel="canonical" href="https://${brand.officialHost}/ru"`);
  });

  it("/ is served in the negotiated language and varies by it", async () => {
    const response = await site.get("/", accepting("ko-KR"));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="ko"');
    expect(response.headers.get("vary")).toContain("Accept-Language");
    expect(response.headers.get("cache-control")).toContain("private");
    expect(await (await site.get("/", accepting("ja"))).text()).toContain('<html lang="ja"');
  });

  it("the stored choice takes precedence over the browser's", async () => {
    const headers = { cookie: "lang=vi", "accept-language": "ko" };
    expect((await site.get("/about", { headers })).headers.get("location")).toBe("/vi/about");
  });

  it.each([
    [undefined, "/en/about"],
    ["zh-TW", "/zh-tw/about"],
    ["ko-KR", "/ko/about"],
    ["fr,zh;q=0.5", "/zh/about"],
    ["de", "/en/about"],
  ])("/about with Accept-Language %s redirects with 302 to %s", async (language, location) => {
    const response = await site.get("/about", language === undefined ? {} : accepting(language));
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(location);
    expect(response.headers.get("vary")).toBe("Accept-Language, Cookie");
  });
});

describe("unknown addresses", () => {
  it.each([
    "/xx/about",
    "/xx",
    "/en/nope",
    "/nope",
    "/en/styleguide/x",
    "/zh-cn",
    "//evil.example/",
    "/en/.git/config",
  ])("%s is a real 404 with the page's message", async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("This page could not be found.");
  });

  it("the 404 page is in the negotiated language", async () => {
    const html = await (await site.get("/xx/about", accepting("ru"))).text();
    expect(html).toContain('<html lang="ru"');
  });

  it("under a known language the 404 page is in that language", async () => {
    const html = await (await site.get("/ja/nope", accepting("ru"))).text();
    expect(html).toContain('<html lang="ja"');
  });

  it("unknown calls of the JSON API get the envelope", async () => {
    for (const path of ["/v1/nope", "/api/nope"]) {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ result: 3001, data: null });
    }
  });
});

describe("redirects", () => {
  it.each([
    ["/en/download/ios", 308, "/en/download/app?ios=1"],
    ["/zh-tw/download/android", 308, "/zh-tw/download/app?android=1"],
    ["/download/ios", 302, "/en/download/app?ios=1"],
    ["/en/project/dapp", 308, "/en/submit/dapp"],
    ["/ko/project/token?a=1", 308, "/ko/submit/token?a=1"],
    ["/en/project/nft", 308, "/en/submit/nft"],
    ["/en/", 308, "/en"],
    ["/zh/styleguide", 302, "/en/styleguide"],
    ["/help", 302, `https://static.${brand.officialHost}/help`],
    ["/en/keystore", 302, `https://static.${brand.officialHost}/keystore`],
  ])("%s responds %i to %s, each time", async (path, status, location) => {
    for (const response of [await site.get(path), await site.get(path)]) {
      expect(response.status).toBe(status);
      expect(response.headers.get("location")).toBe(location);
    }
  });
});
