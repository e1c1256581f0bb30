import { brand } from "#brand/brand.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const MISSING = [
  "/404",
  "/fr",
  "/fr/about",
  "/EN/news/1001",
  "/fr/dappstore/detail?id=1001",
  "/fr/receipt/x",
  "/en/nope",
  "/en/404",
  "/en/news/999999",
];

async function page(path: string): Promise<string> {
  const response = await site.get(path);
  expect(response.status, path).toBe(404);
  return response.text();
}

const head = (html: string): string => html.slice(0, html.indexOf("</head>"));

const languageLinks = (html: string): string[] =>
  Array.from(html.matchAll(/<ul [^>]*data-languages="".*?<\/ul>/gs), ([list]) => list).flatMap((list) =>
    Array.from(list.matchAll(/ href="([^"]*)"/g), ([, href = ""]) => href),
  );

describe("an address without a page", () => {
  it.each(MISSING)("%s has its own title, and nothing of another page in its head", async (path) => {
    const top = head(await page(path));
    expect(top).toContain(`<title>Page not found · ${brand.name}</title>`);
    expect(top).toContain('name="robots" content="noindex"');
    expect(top).not.toMatch(/rel="canonical"|hrefLang=|og:|ld\+json/);
  });

  it.each(MISSING)("%s has header and footer", async (path) => {
    const html = await page(path);
    expect(html).toContain("<header");
    expect(html).toContain('id="footer-navigation"');
  });

  it.each(MISSING)("%s offers a search and other pages", async (path) => {
    const html = await page(path);
    expect(html).toMatch(/<form [^>]*role="search"[^>]*action="\/en\/dappstore"/);
    expect(html).toContain("Were you looking for");
  });

  it.each(MISSING)("the languages of %s lead to pages that exist", async (path) => {
    const links = new Set(languageLinks(await page(path)));
    expect(links.size).toBe(LANGUAGES.length);
    for (const link of links) {
      const response = await site.get(link);
      await response.body?.cancel();
      expect(response.status, link).toBeLessThan(400);
    }
  });

  it("under an unknown language is the same page under a known one", async () => {
    const html = await page("/fr/about");
    expect(languageLinks(html)).toContain("/zh/about");
    expect(html).toMatch(/<a [^>]*href="\/en\/about"[^>]*>About/);
  });
});

it("a form posted under an unknown language changes nothing", async () => {
  const body = new URLSearchParams({ intent: "subscribe", email: "someone@example.org" });
  const response = await site.get("/fr/subscription", { method: "POST", body });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(`<title>Page not found · ${brand.name}</title>`);
});
