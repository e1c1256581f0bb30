import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  MAX_COUNT,
  MAX_ID,
  NEWS_KINDS,
  newsImagePath,
  PAGE_SIZE,
  PUBLISHED,
  type Article,
} from "#features/news/model.ts";
import { newsItemSchema, type WireNewsItem } from "#features/news/schema.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import {
  clientHeadersSchema,
  clientQuery,
  countSchema,
  startSchema,
  wholeNumber,
} from "#platform/api/list-query.ts";
import type { Replies } from "#platform/api/respond.ts";
import type { NewsService } from "./service.ts";

const listRoute = createRoute({
  method: "get",
  path: "/v1/news/list",
  summary: "News, the newest first",
  description:
    "The next page is `start` plus `count`. Past the end `data` is null: ask until then. A text without a translation comes in English, and `lang` says so.",
  request: {
    query: z.object({
      start: startSchema,
      count: countSchema(PAGE_SIZE, MAX_COUNT),
      status: wholeNumber(99)
        .default(PUBLISHED)
        .meta({ type: "integer", description: "0 is published; nothing else is answered.", example: 0 }),
      kind: z
        .enum(NEWS_KINDS)
        .optional()
        .meta({ description: "Only articles of this kind.", example: "security" }),
      ...clientQuery,
    }),
    headers: clientHeadersSchema,
  },
  responses: {
    200: dataResponse("Articles, or null past the end", z.array(newsItemSchema).nullable()),
    ...failureResponses("validation", "unavailable"),
  },
});

const detailRoute = createRoute({
  method: "get",
  path: "/v1/news/{id}",
  summary: "One article",
  description: "The same fields as in the list.",
  request: {
    params: z.object({
      id: z.string().meta({ type: "integer", description: "The `hid` of an article.", example: 1003 }),
    }),
    query: z.object(clientQuery),
    headers: clientHeadersSchema,
  },
  responses: {
    200: dataResponse("The article", newsItemSchema),
    ...failureResponses("not_found", "unavailable"),
  },
});

interface NewsApiDeps {
  readonly news: NewsService;
  readonly replies: Replies;
  readonly languageOf: (c: Context) => Language;
}

export function newsApi({ news, replies, languageOf }: NewsApiDeps) {
  const app = new OpenAPIHono({ defaultHook: replies.defaultHook });
  app.openapi(listRoute, async (c) => {
    const { start, count, status, kind } = c.req.valid("query");
    if (status !== PUBLISHED) return replies.sendData(c, null);
    const { articles } = await news.list({ start, count, kind, language: languageOf(c) });
    return replies.sendData(c, articles.length > 0 ? articles.map(toWire) : null);
  });
  app.openapi(detailRoute, async (c) => {
    const id = articleNumber(c.req.valid("param").id);
    const article = id === null ? null : await news.find(id, languageOf(c));
    return article ? replies.sendData(c, toWire(article)) : replies.sendFailure(c, "not_found");
  });
  return app;
}

const articleNumber = (id: string): number | null =>
  /^\d{1,10}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : null;

const toWire = (article: Article): WireNewsItem => ({
  hid: article.id,
  title: article.title,
  summary: article.summary,
  content: article.content,
  kind: article.kind,
  tags: [...article.tags],
  img_url: newsImagePath(article.image),
  create_time: article.createdAt.toISOString(),
  update_time: article.changedAt.toISOString(),
  days: article.days,
  times: article.times,
  lang: LANGUAGE_FACTS[article.language].contentLanguage,
});
