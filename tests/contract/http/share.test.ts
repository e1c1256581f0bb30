import { brand } from "#brand/brand.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageAt } from "#shell/navigation/page-table.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

const publicOrigin = `https://${brand.officialHost}`;
let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: publicOrigin });
});

afterAll(() => site.stop());

const pictureOf = async (path: string): Promise<string> => {
  const html = await (await site.get(path)).text();
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
  return address.replaceAll("&amp;", "&").replace(publicOrigin, "");
};

/** A row of the table of pages, with the names of the parameters: the lists of the store are one kind. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, publicOrigin);
  const below = pathname.replace(/^\/[^/]+/, "") || "/";
  return [pageAt(below), ...searchParams.keys()].join(" ");
}

/** One page of each kind in a language's sitemap. */
async function kindsOfPages(language: string): Promise<string[]> {
  const files = [`/sitemaps/${language}.xml`, `/sitemaps/${language}-dapps-0.xml`];
  const text = (await Promise.all(files.map(async (file) => (await site.get(file)).text()))).join("");
  const paths = Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) =>
    address.replace(publicOrigin, "").replaceAll("&amp;", "&"),
  );
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}

describe.each(["en", "zh", "hi"])("in %s", (language) => {
  it("every kind of page has its own picture: a PNG of 1200 × 630 px and at most 100 KB", async () => {
    const pages = await kindsOfPages(language);
    expect(pages.length).toBeGreaterThan(15);
    const tags = new Set<string>();
    for (const page of pages) {
      const response = await site.get(await pictureOf(page));
      expect(response.status, page).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
      expect(bytes.length, page).toBeLessThan(100 * 1024);
      tags.add(response.headers.get("etag") ?? "");
    }
    expect(tags.size).toBe(pages.length);
  }, 120_000);
});

it("is cacheable and revalidated by its ETag", async () => {
  const first = await site.get("/share/en/about.png");
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(etag).toMatch(/^"[^"]+"$/);
  const second = await site.get("/share/en/about.png", { headers: { "if-none-match": etag } });
  expect(second.status).toBe(304);
  const head = await site.get("/share/en/about.png", { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(first.headers.get("content-length"));
});

it("other sites may show it", async () => {
  const { headers } = await site.get("/share/en.png");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

it("parameters that the page does not declare change nothing", async () => {
  const tagOf = async (path: string) => (await site.get(path)).headers.get("etag");
  expect(await tagOf("/share/en/about.png?x=1")).toBe(await tagOf("/share/en/about.png"));
});

it.each([
  "/share/en/nowhere.png",
  "/share/en/.png",
  "/share/.png",
  "/share/xx/about.png",
  "/share/about.png",
  "/share/en/about.jpg",
  "/share/en/about",
  "/share/en/news/999999.png",
  "/share/en/dappstore/detail.png",
  "/share/en/dappstore/detail.png?id=999999",
  "/share/en/dappstore.png?key=swap",
  "/share/en/success.png",
  "/share/en/styleguide.png",
  "/share/en/receipt/a-token.png",
  "/share/en/about.data.png",
])("%s has no picture, because it is no public page: 404", async (path) => {
  const response = await site.get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
});
