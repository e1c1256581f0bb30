import { expect, it } from "vitest";
import { newsTimes, type Article } from "#features/news/model.ts";
import { newsFeeds } from "./feeds.ts";
import type { NewsService } from "./service.ts";

const createdAt = new Date("2026-11-05T09:00:00Z");
const article: Article = {
  id: 7,
  kind: "guide",
  status: 0,
  image: "pool",
  tags: [],
  createdAt,
  changedAt: createdAt,
  title: "Title",
  summary: "Summary",
  content: "Text",
  ...newsTimes(createdAt),
  language: "en",
  languages: ["en"],
};

const feeds = newsFeeds({
  news: { list: () => Promise.resolve({ articles: [article], total: 1 }) } as unknown as NewsService,
  origin: "https://wallet.example",
  texts: () => ({ title: "News", description: "All", author: "Us" }),
});

it("a text that is not in the feed's language is marked", async () => {
  const atom = await (await feeds.request("/feeds/ko/news.atom")).text();
  expect(atom).toContain('xml:lang="ko"');
  expect(atom).toContain('<entry xml:lang="en">');
});
