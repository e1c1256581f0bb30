import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Feed } from "#lib/feeds/feed.ts";
import { isFeedFormat, sendFeed } from "./send-feed.ts";

const changedAt = new Date("2026-01-05T00:00:00Z");
const feed: Feed = {
  title: "Notes",
  description: "All notes",
  language: "en",
  author: "Someone",
  pageUrl: "https://site.example/en/notes",
  selfUrl: "https://site.example/feeds/en/notes.atom",
  entries: [{ id: "a", url: "b", title: "c", summary: "d", publishedAt: changedAt, changedAt }],
};

const app = new Hono().get("/notes/:format", (c) => {
  const format = c.req.param("format");
  return isFeedFormat(format) ? sendFeed(c, format, feed) : c.notFound();
});

it.each([
  ["atom", "application/atom+xml; charset=utf-8", "<?xml"],
  ["rss", "application/rss+xml; charset=utf-8", "<?xml"],
  ["json", "application/feed+json; charset=utf-8", "{"],
])("a feed as %s has its content type, max-age and date", async (format, type, start) => {
  const answer = await app.request(`/notes/${format}`);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
  expect(answer.headers.get("last-modified")).toBe("Mon, 05 Jan 2026 00:00:00 GMT");
  expect((await answer.text()).startsWith(start)).toBe(true);
});

it("other formats do not exist", async () => {
  expect((await app.request("/notes/csv")).status).toBe(404);
});
