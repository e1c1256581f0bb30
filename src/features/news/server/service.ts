import {
  readingMinutes,
  relatedTo,
  type Article,
  type NewsKind,
  type Relative,
} from "#features/news/model.ts";
import type { Language } from "#i18n/languages.ts";
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

async function list({ store }: NewsDeps, input: ListInput): Promise<NewsList> {
  const [articles, total] = await Promise.all([store.list(input), store.count(input.kind)]);
  return { articles, total };
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

interface ReadInput {
  readonly id: number;
  readonly language: Language;
  readonly newTabHintId?: string;
  /** From `newest()`, which is the same for all articles. */
  readonly newest: readonly Relative[];
}

async function read(
  deps: NewsDeps,
  { id, language, newTabHintId, newest }: ReadInput,
): Promise<Result<ArticleReading, "not_found">> {
  const { store } = deps;
  const article = await find(deps, id, language);
  if (!article) return fail("not_found");
  const nearest = relatedTo(article, newest).map((one) => one.id);
  const [older, newer, found] = await Promise.all([
    store.neighbour(article, "older", language),
    store.neighbour(article, "newer", language),
    store.byIds(nearest, language),
  ]);
  return ok({
    article,
    html: renderMarkdown(article.content, {
      localPath: (path) => inLanguage(path, language),
      newTabHintId,
    }).html,
    minutes: readingMinutes(article.content),
    older,
    newer,
    related: nearest.flatMap((one) => found.find((other) => other.id === one) ?? []),
  });
}

async function find({ store }: NewsDeps, id: number, language: Language): Promise<Article | null> {
  const [article] = await store.byIds([id], language);
  return article ?? null;
}

export type NewsService = ReturnType<typeof createNewsService>;

export const createNewsService = (deps: NewsDeps) => ({
  list: (input: ListInput) => list(deps, input),
  find: (id: number, language: Language) => find(deps, id, language),
  /** What related articles are chosen from. */
  newest: () => deps.store.newest(RELATED_AMONG),
  read: (input: ReadInput) => read(deps, input),
});
