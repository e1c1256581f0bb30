import { describe, expect, it } from "vitest";
import { writeAtom } from "./atom.ts";
import type { Feed } from "./feed.ts";
import { writeJsonFeed } from "./json-feed.ts";
import { writeRss } from "./rss.ts";

const feed: Feed = {
  title: "Notes & news",
  description: "What is <new>",
  language: "zh-Hans",
  author: "Someone",
  pageUrl: "https://site.example/zh/notes",
  selfUrl: "https://site.example/feeds/zh/notes.atom",
  entries: [
    {
      id: "https://site.example/notes/2",
      url: "https://site.example/zh/notes/2?a=1&b=2",
      title: 'A "second" note\u0007',
      summary: "Short",
      html: "<p>Long &amp; whole</p>",
      imageUrl: "https://site.example/2.svg",
      tags: ["one", "t<o"],
      publishedAt: new Date("2026-01-02T00:00:00Z"),
      changedAt: new Date("2026-01-05T00:00:00Z"),
    },
    {
      id: "https://site.example/notes/1",
      url: "https://site.example/zh/notes/1",
      title: "First",
      summary: "Short",
      publishedAt: new Date("2026-01-01T00:00:00Z"),
      changedAt: new Date("2026-01-01T00:00:00Z"),
    },
  ],
};

describe("an Atom feed", () => {
  const xml = writeAtom(feed);

  it("has what RFC 4287 demands of a feed and of each entry", () => {
    for (const part of ["id", "title", "updated"]) {
      expect(xml.match(new RegExp(`<${part}>`, "g"))).toHaveLength(3);
    }
    expect(xml).toContain("<author><name>Someone</name></author>");
    expect(xml).toContain('<link rel="self" href="https://site.example/feeds/zh/notes.atom"');
    expect(xml).toContain('xml:lang="zh-Hans"');
  });

  it("was changed when its last changed entry was", () => {
    expect(xml.match(/<updated>(.*?)<\/updated>/)?.[1]).toBe("2026-01-05T00:00:00.000Z");
  });

  it("escapes every text and address", () => {
    expect(xml).toContain("<title>Notes &amp; news</title>");
    expect(xml).toContain("<title>A &quot;second&quot; note</title>");
    expect(xml).toContain("notes/2?a=1&amp;b=2");
    expect(xml).toContain('<category term="t&lt;o"/>');
    expect(xml).toContain('<content type="html">&lt;p&gt;Long &amp;amp; whole&lt;/p&gt;</content>');
  });

  it("is valid without entries too", () => {
    expect(writeAtom({ ...feed, entries: [] })).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
  });
});

describe("a JSON feed", () => {
  const parsed = JSON.parse(writeJsonFeed(feed));

  it("has what version 1.1 demands", () => {
    expect(parsed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Notes & news",
      feed_url: feed.selfUrl,
      language: "zh-Hans",
    });
    expect(parsed.items[0]).toMatchObject({
      id: feed.entries[0]!.id,
      content_html: "<p>Long &amp; whole</p>",
    });
  });

  it("gives an entry without markup its summary as text", () => {
    expect(parsed.items[1]).toMatchObject({ content_text: "Short" });
    expect(parsed.items[1]).not.toHaveProperty("content_html");
    expect(parsed.items[1]).not.toHaveProperty("image");
  });
});

describe("an RSS feed", () => {
  const xml = writeRss({
    ...feed,
    entries: feed.entries.map((entry) => ({ ...entry, language: "en" })),
  });

  it("has what version 2.0 demands of a channel, and finds itself", () => {
    for (const part of ["<title>Notes &amp; news</title>", "<link>https://site.example/zh/notes</link>"])
      expect(xml).toContain(part);
    expect(xml).toContain("<language>zh-Hans</language>");
    expect(xml).toContain("<lastBuildDate>Mon, 05 Jan 2026 00:00:00 GMT</lastBuildDate>");
    expect(xml).toContain('<atom:link rel="self"');
  });

  it("gives each item a number that stays, its date, its language and its whole text", () => {
    expect(xml).toContain('<guid isPermaLink="false">https://site.example/notes/2</guid>');
    expect(xml).toContain("<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>");
    expect(xml.match(/<dc:language>en</g)).toHaveLength(2);
    expect(xml).toContain("<content:encoded>&lt;p&gt;Long &amp;amp; whole&lt;/p&gt;</content:encoded>");
  });
});
