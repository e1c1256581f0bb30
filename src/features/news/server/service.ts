import { articleIn, readingMinutes, relatedTo, type Article, type NewsKind } from "#features/news/model.ts";
import { readingOrder, type Language } from "#i18n/languages.ts";
import { inLanguage } from "#i18n/paths.ts";
import { renderMarkdown } from "#i18n/server/markdown.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { NewsStore } from "./store.ts";

export interface NewsDeps {
  readonly store: NewsStore;
}

export interface ListInput {
  readonly start: number;
  readonly count: number;
  readonly kind?: NewsKind | undefined;
  readonly language: Language;
}

export interface NewsList {
  readonly articles: readonly Article[];
  /** Of the whole list, not of this page. */
  readonly total: number;
}

async function list({ store }: NewsDeps, { language, ...key }: ListInput): Promise<NewsList> {
  const [records, total] = await Promise.all([store.list(key), store.count(key.kind)]);
  return { articles: records.map((record) => articleIn(record, readingOrder(language))), total };
}

/** An article with everything its page needs. */
export interface ArticleReading {
  readonly article: Article;
  readonly html: string;
  readonly minutes: number;
  readonly older: Article | null;
  readonly newer: Article | null;
  readonly related: readonly Article[];
}

/** The number of newest articles that related ones are chosen from. */
const RELATED_AMONG = 200;

async function read(
  { store }: NewsDeps,
  { id, language, newTabHintId }: { id: number; language: Language; newTabHintId?: string },
): Promise<Result<ArticleReading, "not_found">> {
  const record = await store.find(id);
  if (!record) return fail("not_found");
  const [older, newer, newest] = await Promise.all([
    store.neighbour(record, "older"),
    store.neighbour(record, "newer"),
    store.list({ start: 0, count: RELATED_AMONG }),
  ]);
  const article = articleIn(record, readingOrder(language));
  return ok({
    article,
    html: renderMarkdown(article.content, {
      localPath: (path) => inLanguage(path, language),
      newTabHintId,
    }).html,
    minutes: readingMinutes(article.content),
    older: older && articleIn(older, readingOrder(language)),
    newer: newer && articleIn(newer, readingOrder(language)),
    related: relatedTo(record, newest).map((one) => articleIn(one, readingOrder(language))),
  });
}

async function find({ store }: NewsDeps, id: number, language: Language): Promise<Article | null> {
  const record = await store.find(id);
  return record && articleIn(record, readingOrder(language));
}

export type NewsService = ReturnType<typeof createNewsService>;

export const createNewsService = (deps: NewsDeps) => ({
  list: (input: ListInput) => list(deps, input),
  find: (id: number, language: Language) => find(deps, id, language),
  read: (input: { id: number; language: Language; newTabHintId?: string }) => read(deps, input),
});
