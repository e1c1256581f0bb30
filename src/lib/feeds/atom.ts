/** Atom 1.0, RFC 4287. */
import { escapeXml } from "#lib/xml.ts";
import { feedChangedAt, type Feed, type FeedEntry } from "./feed.ts";

export const ATOM_TYPE = "application/atom+xml; charset=utf-8";

const element = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

const link = (rel: string, href: string, type = ""): string =>
  `<link rel="${rel}" href="${escapeXml(href)}"${type && ` type="${type}"`}/>`;

export function writeAtom(feed: Feed): string {
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element("id", feed.selfUrl),
    element("title", feed.title),
    element("subtitle", feed.description),
    element("updated", feedChangedAt(feed).toISOString()),
    `<author>${element("name", feed.author)}</author>`,
    link("self", feed.selfUrl, "application/atom+xml"),
    link("alternate", feed.pageUrl, "text/html"),
    ...(feed.iconUrl ? [element("icon", feed.iconUrl)] : []),
    ...feed.entries.map(writeEntry),
    "</feed>",
    "",
  ].join("\n");
}

const writeEntry = (entry: FeedEntry): string =>
  [
    entry.language === undefined ? "<entry>" : `<entry xml:lang="${escapeXml(entry.language)}">`,
    element("id", entry.id),
    element("title", entry.title),
    link("alternate", entry.url, "text/html"),
    element("published", entry.publishedAt.toISOString()),
    element("updated", entry.changedAt.toISOString()),
    ...(entry.tags ?? []).map((tag) => `<category term="${escapeXml(tag)}"/>`),
    ...(entry.imageUrl ? [link("enclosure", entry.imageUrl)] : []),
    element("summary", entry.summary),
    ...(entry.html === undefined ? [] : [element("content", entry.html, ' type="html"')]),
    "</entry>",
  ].join("\n");
