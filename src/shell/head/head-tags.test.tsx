import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { HeadTags } from "./head-tags.tsx";
import type { PageHead } from "./page-head.ts";
import type { ShareSubject } from "./share-subject.ts";
import { breadcrumbs } from "./structured-data.ts";

const origin = "https://site.example";
const texts = { title: "Notes", description: "About notes", keywords: "notes" };

const render = (head: Partial<PageHead> = {}): string =>
  renderToStaticMarkup(
    <HeadTags head={{ ...texts, ...head }} language="ko" pathname="/ko/notes" publicOrigin={origin} />,
  );

it("lists the canonical address and each language once, with English as the default", () => {
  const html = render();
  expect(html).toContain('<link rel="canonical" href="https://site.example/ko/notes"/>');
  expect(html.match(/rel="alternate"/g)).toHaveLength(LANGUAGES.length + 1);
  expect(html).toContain('hrefLang="x-default" href="https://site.example/en/notes"');
});

it("keeps the page's own parameters in all of its addresses", () => {
  const html = render({ query: "?id=7" });
  expect(html).toContain('href="https://site.example/ko/notes?id=7"');
  expect(html).toContain('href="https://site.example/th/notes?id=7"');
});

it("a noindex page has no canonical address", () => {
  const html = render({ robots: "noindex" });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("canonical");
});

it("has the tags for sharing", () => {
  const html = render({ isArticle: true });
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('<meta property="og:locale" content="ko"/>');
});

const share: ShareSubject = { title: "Notes", text: "All of them", beside: { art: "pool" } };

it("has its own share picture, by language, path and parameters, with size and alt text", () => {
  const html = render({ share, query: "?id=7" });
  const address = "https://site.example/share/ko/notes.png?id=7";
  expect(html).toContain(`<meta property="og:image" content="${address}"/>`);
  expect(html).toContain(`<meta name="twitter:image" content="${address}"/>`);
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:image:height" content="630"/>');
  expect(html).toContain(`<meta property="og:image:alt" content="Notes · All of them · ${brand.name}"/>`);
});

it("a page at an address without a language uses the picture of the language it is in", () => {
  const html = renderToStaticMarkup(
    <HeadTags head={{ ...texts, share }} language="ko" pathname="/" publicOrigin={origin} />,
  );
  expect(html).toContain('og:image" content="https://site.example/share/ko.png"');
});

it("a page without its own picture uses the site's", () => {
  expect(render({ robots: "noindex" })).toContain('og:image" content="https://site.example/share/ko.png"');
});

it("structured data is a graph, and a text in it cannot close the script", () => {
  const trail = [{ name: "</script>", path: "/notes" }];
  const html = render({ structured: [breadcrumbs(origin, "ko", trail)] });
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, item: "https://site.example/ko" },
          { position: 2, name: "</script>", item: "https://site.example/ko/notes" },
        ],
      },
    ],
  });
});
