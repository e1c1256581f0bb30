import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HeadTags } from "#shell/head/head-tags.tsx";
import { feedLinks } from "./feed-links.ts";

it("a page links its feeds in every format", () => {
  const head = { title: "t", description: "d", keywords: "k", feeds: feedLinks("zh-tw", "notes", "Notes") };
  const html = renderToStaticMarkup(
    <HeadTags head={head} language="zh-tw" pathname="/zh-tw/notes" publicOrigin="https://site.example" />,
  );
  expect(html).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Notes" href="/feeds/zh-tw/notes.atom"/>',
  );
  expect(html).toContain('type="application/feed+json"');
});
