/** JSON Feed 1.1, jsonfeed.org/version/1.1. */
import type { Feed, FeedEntry } from "./feed.ts";

export const JSON_FEED_TYPE = "application/feed+json; charset=utf-8";

export const writeJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.author }],
    home_page_url: feed.pageUrl,
    feed_url: feed.selfUrl,
    // JSON omits undefined members.
    icon: feed.iconUrl,
    items: feed.entries.map(itemOf),
  });

const itemOf = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  summary: entry.summary,
  // The format requires one of the two.
  ...(entry.html === undefined ? { content_text: entry.summary } : { content_html: entry.html }),
  image: entry.imageUrl,
  language: entry.language,
  tags: entry.tags,
  date_published: entry.publishedAt.toISOString(),
  date_modified: entry.changedAt.toISOString(),
});
