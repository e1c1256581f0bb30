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

  it("has what RFC 4287 requires of a feed and of each entry", () => {
    for (const part of ["id", "title", "updated"]) {
      expect(xml.match(new RegExp(`<${part}>`, "g"))).toHaveLength(3);
    }
    expect(xml).toContain("<author><name>Someone</name></author>");
    expect(xml).toContain('<link rel="self" href="https://site.example/feeds/zh/notes.atom"');
    expect(xml).toContain('xml:lang="zh-Hans"');
  });

  it("has the date of its last changed entry", () => {
    expect(xml.match(/<updated>(.*?)<\/updated>/)?.[1]).toBe("2026-01-05T00:00:00.000Z");
  });

  it("escapes every text and address", () => {
    expect(xml).toContain("<title>Notes &amp; news</title>");
    expect(xml).toContain("<title>A &quot;second&quot; note</title>");
    expect(xml).toContain("notes/2?a=1&amp;b=2");
    expect(xml).toContain('<category term="t&lt;o"/>');
    expect(xml).toContain('<content type="html">&lt;p&gt;Long &amp;amp; whole&lt;/p&gt;</content>');
  });

  it("has exactly these lines", () => {
    const [first] = feed.entries;
    const entries = first ? [{ ...first, language: "en", tags: ["one"] }] : [];
    expect(writeAtom({ ...feed, iconUrl: "https://site.example/icon.png", entries }).split("\n")).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-Hans">',
      "<id>https://site.example/feeds/zh/notes.atom</id>",
      "<title>Notes &amp; news</title>",
      "<subtitle>What is &lt;new&gt;</subtitle>",
      "<updated>2026-01-05T00:00:00.000Z</updated>",
      "<author><name>Someone</name></author>",
      '<link rel="self" href="https://site.example/feeds/zh/notes.atom" type="application/atom+xml"/>',
      '<link rel="alternate" href="https://site.example/zh/notes" type="text/html"/>',
      "<icon>https://site.example/icon.png</icon>",
      '<entry xml:lang="en">',
      "<id>https://site.example/notes/2</id>",
      "<title>A &quot;second&quot; note</title>",
      '<link rel="alternate" href="https://site.example/zh/notes/2?a=1&amp;b=2" type="text/html"/>',
      "<published>2026-01-02T00:00:00.000Z</published>",
      "<updated>2026-01-05T00:00:00.000Z</updated>",
      '<category term="one"/>',
      '<link rel="enclosure" href="https://site.example/2.svg"/>',
      "<summary>Short</summary>",
      '<content type="html">&lt;p&gt;Long &amp;amp; whole&lt;/p&gt;</content>',
      "</entry>",
      "</feed>",
      "",
    ]);
  });

  it("leaves out what an entry does not have", () => {
    const plain = writeAtom({ ...feed, entries: feed.entries.slice(1) });
    expect(plain).toContain("<entry>\n");
    for (const part of ["<icon", "<category", "enclosure", "<content"]) expect(plain).not.toContain(part);
  });

  it("is valid without entries", () => {
    expect(writeAtom({ ...feed, entries: [] })).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
  });
});

describe("a JSON feed", () => {
  const parsed = JSON.parse(writeJsonFeed(feed));

  it("has what version 1.1 requires", () => {
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

  it("has the members of version 1.1 and no others", () => {
    const [first] = feed.entries;
    const entries = first ? [{ ...first, language: "en" }] : [];
    expect(JSON.parse(writeJsonFeed({ ...feed, iconUrl: "https://site.example/icon.png", entries }))).toEqual(
      {
        version: "https://jsonfeed.org/version/1.1",
        title: feed.title,
        description: feed.description,
        language: "zh-Hans",
        authors: [{ name: "Someone" }],
        home_page_url: feed.pageUrl,
        feed_url: feed.selfUrl,
        icon: "https://site.example/icon.png",
        items: [
          {
            id: first?.id,
            url: first?.url,
            title: first?.title,
            summary: "Short",
            content_html: first?.html,
            image: first?.imageUrl,
            language: "en",
            tags: ["one", "t<o"],
            date_published: "2026-01-02T00:00:00.000Z",
            date_modified: "2026-01-05T00:00:00.000Z",
          },
        ],
      },
    );
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

  it("has what version 2.0 requires of a channel, and links to itself", () => {
    for (const part of ["<title>Notes &amp; news</title>", "<link>https://site.example/zh/notes</link>"])
      expect(xml).toContain(part);
    expect(xml).toContain("<language>zh-Hans</language>");
    expect(xml).toContain("<lastBuildDate>Mon, 05 Jan 2026 00:00:00 GMT</lastBuildDate>");
    expect(xml).toContain('<atom:link rel="self"');
  });

  it("gives each item a permanent id, its date, its language and its whole text", () => {
    expect(xml).toContain('<guid isPermaLink="false">https://site.example/notes/2</guid>');
    expect(xml).toContain("<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>");
    expect(xml.match(/<dc:language>en</g)).toHaveLength(2);
    expect(xml).toContain("<content:encoded>&lt;p&gt;Long &amp;amp; whole&lt;/p&gt;</content:encoded>");
  });

  it("has exactly these lines", () => {
    const lines = writeRss({ ...feed, entries: feed.entries.slice(0, 1) }).split("\n");
    expect(lines).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
      "<channel>",
      "<title>Notes &amp; news</title>",
      "<link>https://site.example/zh/notes</link>",
      "<description>What is &lt;new&gt;</description>",
      "<language>zh-Hans</language>",
      "<lastBuildDate>Mon, 05 Jan 2026 00:00:00 GMT</lastBuildDate>",
      '<atom:link rel="self" href="https://site.example/feeds/zh/notes.atom" type="application/rss+xml"/>',
      "<item>",
      "<title>A &quot;second&quot; note</title>",
      "<link>https://site.example/zh/notes/2?a=1&amp;b=2</link>",
      '<guid isPermaLink="false">https://site.example/notes/2</guid>',
      "<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>",
      "<category>one</category>",
      "<category>t&lt;o</category>",
      "<description>Short</description>",
      "<content:encoded>&lt;p&gt;Long &amp;amp; whole&lt;/p&gt;</content:encoded>",
      "</item>",
      "</channel>",
      "</rss>",
      "",
    ]);
  });

  it("leaves out what an item does not have", () => {
    const plain = writeRss({ ...feed, entries: feed.entries.slice(1) });
    for (const part of ["<category", "<dc:language", "<content:encoded"]) expect(plain).not.toContain(part);
  });
});
