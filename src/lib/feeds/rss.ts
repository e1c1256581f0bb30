/** RSS 2.0, rssboard.org/rss-specification, with modules for the whole text and the language of an entry. */
import { escapeXml } from "#lib/xml.ts";
import { feedChangedAt, type Feed, type FeedEntry } from "./feed.ts";

export const RSS_TYPE = "application/rss+xml; charset=utf-8";

const element = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

export function writeRss(feed: Feed): string {
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    "<channel>",
    element("title", feed.title),
    element("link", feed.pageUrl),
    element("description", feed.description),
    element("language", feed.language),
    element("lastBuildDate", feedChangedAt(feed).toUTCString()),
    `<atom:link rel="self" href="${escapeXml(feed.selfUrl)}" type="application/rss+xml"/>`,
    ...feed.entries.map(writeItem),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

const writeItem = (entry: FeedEntry): string =>
  [
    "<item>",
    element("title", entry.title),
    element("link", entry.url),
    element("guid", entry.id, ' isPermaLink="false"'),
    element("pubDate", entry.publishedAt.toUTCString()),
    ...(entry.tags ?? []).map((tag) => element("category", tag)),
    ...(entry.language === undefined ? [] : [element("dc:language", entry.language)]),
    element("description", entry.summary),
    ...(entry.html === undefined ? [] : [element("content:encoded", entry.html)]),
    "</item>",
  ].join("\n");
