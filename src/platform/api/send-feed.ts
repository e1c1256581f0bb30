/** Sends a feed in the requested format. The middleware in app.ts adds ETag and CORS. */
import type { Context } from "hono";
import { ATOM_TYPE, writeAtom } from "#lib/feeds/atom.ts";
import { feedChangedAt, type Feed } from "#lib/feeds/feed.ts";
import { JSON_FEED_TYPE, writeJsonFeed } from "#lib/feeds/json-feed.ts";
import { RSS_TYPE, writeRss } from "#lib/feeds/rss.ts";

const FORMATS = {
  atom: { type: ATOM_TYPE, write: writeAtom },
  rss: { type: RSS_TYPE, write: writeRss },
  json: { type: JSON_FEED_TYPE, write: writeJsonFeed },
};

export type FeedFormat = keyof typeof FORMATS;

export const isFeedFormat = (text: string): text is FeedFormat => Object.hasOwn(FORMATS, text);

/** Clients request it again after five minutes, then with the ETag. */
export const OPEN_DATA_CACHE = "public, max-age=300";

export function sendFeed(c: Context, format: FeedFormat, feed: Feed): Response {
  const { type, write } = FORMATS[format];
  return c.body(write(feed), 200, {
    "content-type": type,
    "cache-control": OPEN_DATA_CACHE,
    "last-modified": feedChangedAt(feed).toUTCString(),
  });
}
