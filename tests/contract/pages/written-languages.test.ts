// Search engines must learn in which languages news and legal texts are written.
import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const ORIGIN = `https://${brand.officialHost}`;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const page = async (path: string): Promise<string> => (await site.get(path)).text();

const canonical = (html: string): string | undefined => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];

const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g), ([, lang, href]) => [
      lang,
      href,
    ]),
  );

describe.each(["/news/1001", "/privacy", "/terms", "/risk"])("%s", (path) => {
  it.each(["zh", "zh-tw", "th"])("in %s has its own address in canonical and sitemap", async (language) => {
    const html = await page(`/${language}${path}`);
    expect(canonical(html)).toBe(`${ORIGIN}/${language}${path}`);
    expect(html).toContain(`property="og:url" content="${ORIGIN}/${language}${path}"`);
    expect(await page(`/sitemaps/${language}.xml`)).toContain(`/${language}${path}<`);
  });
});

describe("news", () => {
  it.each(LANGUAGES)("in %s shows no headline of another language", async (language) => {
    const { data } = JSON.parse(await page(`/v1/news/list?count=100&lang=${language}`)) as {
      data: { title: string; lang: string }[];
    };
    expect(new Set(data.map(({ lang }) => lang))).toEqual(new Set([LANGUAGE_FACTS[language].htmlLang]));
    const english = (JSON.parse(await page("/feeds/en/news.json")) as { items: { title: string }[] }).items;
    const pages = await Promise.all(
      ["", "/news", "/news?start=20", "/news/1003"].map((path) => page(`/${language}${path}`)),
    );
    for (const { title } of language === "en" ? [] : english) expect(pages.join("")).not.toContain(title);
  });
});

it.each(["/about", "/news/1001", "/terms"])("%s is announced in all languages", async (path) => {
  const found = alternates(await page(`/th${path}`));
  expect(Object.keys(found).toSorted()).toEqual(
    [...LANGUAGES.map((language) => LANGUAGE_FACTS[language].htmlLang), "x-default"].toSorted(),
  );
});

const graph = (html: string): Record<string, unknown>[] => {
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { "@graph"?: Record<string, unknown>[] })["@graph"] ?? [];
};

const node = (html: string, type: string) => graph(html).find((one) => one["@type"] === type);

it("an article in search results has a picture that exists", async () => {
  const image = String(node(await page("/en/news/1001"), "NewsArticle")?.["image"]);
  expect(image).toBe(`${ORIGIN}/share/en/news/1001.png`);
  expect((await site.get(image.slice(ORIGIN.length))).headers.get("content-type")).toBe("image/png");
});

it.each(["/en/download/app", "/en/download/app?ios=1", "/en/download/pc"])(
  "%s gives search engines its version",
  async (path) => {
    const application = node(await page(path), "SoftwareApplication");
    expect(application?.["softwareVersion"]).toMatch(/^\d+\.\d+\.\d+$/);
  },
);

it("the news page shows every ad of the API call, and one newsletter form", async () => {
  const html = await page("/en/news");
  const { data } = JSON.parse(await page("/v1/ad/list?count=5&lang=en")) as {
    data: { object: { url: string } }[];
  };
  const shown = data.filter(({ object }) => object.url.startsWith("http"));
  expect(html.match(/Advertisement/g)?.length).toBe(shown.length);
  expect(html.match(/action="\/en\/subscription"/g)?.length).toBe(1);
});
