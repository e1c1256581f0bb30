/** Sends a feed in the format that the address asks for. ETag and CORS come from the server's order (app.ts). */
import type { Context } from "hono";
import { ATOM_TYPE, writeAtom } from "#lib/feeds/atom.ts";
import { feedChangedAt, type Feed } from "#lib/feeds/feed.ts";
import { JSON_FEED_TYPE, writeJsonFeed } from "#lib/feeds/json-feed.ts";

export type FeedFormat = "atom" | "json";

export const isFeedFormat = (text: string): text is FeedFormat => text === "atom" || text === "json";

const OPEN_DATA_CACHE = "public, max-age=300";

export function sendFeed(c: Context, format: FeedFormat, feed: Feed): Response {
  const isAtom = format === "atom";
  return c.body(isAtom ? writeAtom(feed) : writeJsonFeed(feed), 200, {
    "content-type": isAtom ? ATOM_TYPE : JSON_FEED_TYPE,
    "cache-control": OPEN_DATA_CACHE,
    "last-modified": feedChangedAt(feed).toUTCString(),
  });
}
