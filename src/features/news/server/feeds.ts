/** `/feeds/{lang}/news.atom`, `.rss` and `.json`. */
import { Hono } from "hono";
import { newsImagePath, newsPath, type Article } from "#features/news/model.ts";
import { isLanguage, LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { inLanguage, localPath } from "#i18n/paths.ts";
import { renderMarkdown } from "#i18n/server/markdown.ts";
import type { Feed, FeedEntry } from "#lib/feeds/feed.ts";
import { isFeedFormat, sendFeed } from "#platform/api/send-feed.ts";
import type { NewsService } from "./service.ts";

/** More than readers miss between two visits. */
const ENTRIES = 50;

interface NewsFeedDeps {
  readonly news: NewsService;
  readonly origin: string;
  readonly texts: (language: Language) => Pick<Feed, "title" | "description" | "author">;
}

export function newsFeeds({ news, origin, texts }: NewsFeedDeps): Hono {
  const app = new Hono();
  app.get("/feeds/:lang/:file{news\\.[a-z]+}", async (c, next) => {
    const language = c.req.param("lang");
    const format = c.req.param("file").slice("news.".length);
    if (!isLanguage(language) || !isFeedFormat(format)) return next();
    const { articles } = await news.list({ start: 0, count: ENTRIES, language });
    return sendFeed(c, format, {
      ...texts(language),
      language: LANGUAGE_FACTS[language].htmlLang,
      pageUrl: origin + localPath(language, "/news"),
      selfUrl: `${origin}/feeds/${language}/news.${format}`,
      entries: articles.map((article) => entryOf(article, { origin, language })),
    });
  });
  return app;
}

function entryOf(article: Article, { origin, language }: { origin: string; language: Language }): FeedEntry {
  return {
    id: origin + newsPath(article.id),
    url: origin + localPath(language, newsPath(article.id)),
    title: article.title,
    summary: article.summary,
    html: renderMarkdown(article.content, { localPath: (path) => origin + inLanguage(path, language) }).html,
    imageUrl: origin + newsImagePath(article.image),
    tags: [article.kind, ...article.tags],
    ...(article.language !== language && { language: LANGUAGE_FACTS[article.language].htmlLang }),
    publishedAt: article.createdAt,
    changedAt: article.changedAt,
  };
}
