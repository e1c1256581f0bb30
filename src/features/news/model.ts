/** News articles, and the days and times they are shown under (§3). Times are UTC. */
import type { Language } from "#i18n/languages.ts";

export const NEWS_KINDS = ["release", "network", "security", "partnership", "campaign", "guide"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const isNewsKind = (value: unknown): value is NewsKind => NEWS_KINDS.includes(value as NewsKind);

/** The drawings for articles; all are ours. */
export const NEWS_IMAGES = ["beacon", "channel", "depth", "flag", "pool", "shore", "window"] as const;
export type NewsImage = (typeof NEWS_IMAGES)[number];

/** §9: the number of articles per page of the list. */
export const PAGE_SIZE = 20;
/** The maximum of one API call. */
export const MAX_COUNT = 100;
export const MAX_TITLE_LENGTH = 160;
export const MAX_SUMMARY_LENGTH = 400;
export const MAX_CONTENT_LENGTH = 60_000;
/** The largest id that the database can store. */
export const MAX_ID = 2_147_483_647;

/** §3: only articles with this status are shown. */
export const PUBLISHED = 0;

export interface ArticleText {
  readonly title: string;
  /** A sentence or two without markup. */
  readonly summary: string;
  /** Markdown; HTML in it is shown as text. */
  readonly content: string;
}

/** English always exists; other languages are complete or missing. */
export type ArticleTexts = { readonly en: ArticleText } & {
  readonly [L in Exclude<Language, "en">]?: ArticleText | undefined;
};

/** An article as stored, in all its languages. */
export interface ArticleRecord {
  readonly id: number;
  readonly kind: NewsKind;
  readonly status: number;
  readonly image: NewsImage;
  /** Topics for finding related articles; never shown. */
  readonly tags: readonly string[];
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly texts: ArticleTexts;
}

/** An article in one reader's language. */
export interface Article extends Omit<ArticleRecord, "texts">, ArticleText, NewsTimes {
  /** The language of the text, which differs from the reader's if there is no translation. */
  readonly language: Language;
  /** All languages of the article. */
  readonly languages: readonly Language[];
}

/** The fields of an article in a list. */
export type ListedArticle = Pick<
  Article,
  "id" | "kind" | "title" | "summary" | "language" | "createTime" | "times"
>;

export const listedArticle = (article: Article): ListedArticle => {
  const { id, kind, title, summary, language, createTime, times } = article;
  return { id, kind, title, summary, language, createTime, times };
};

export interface NewsTimes {
  /** `2026-11-05 09:00:00`, in UTC */
  readonly createTime: string;
  /** `11-05` */
  readonly days: string;
  /** `09:00` */
  readonly times: string;
}

export function newsTimes(createdAt: Date): NewsTimes {
  const createTime = createdAt.toISOString().replace("T", " ").slice(0, 19);
  return { createTime, days: createTime.slice(5, 10), times: createTime.slice(11, 16) };
}

export interface NewsDay<Item> {
  /** `2026-11-05` */
  readonly time: string;
  readonly list: readonly Item[];
}

/** Groups a list by day and keeps its order. */
export function groupByDay<Item extends Pick<NewsTimes, "createTime">>(
  items: readonly Item[],
): NewsDay<Item>[] {
  const days = Map.groupBy(items, ({ createTime }) => createTime.slice(0, 10));
  return [...days].map(([time, list]) => ({ time, list }));
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const CHARACTERS_PER_MINUTE = 400;
/** Thai puts no spaces between words. */
const THAI = /\p{Script=Thai}/gu;
const THAI_CHARACTERS_PER_MINUTE = 900;
const WORDS_PER_MINUTE = 200;

/** The reading time in whole minutes. */
export function readingMinutes(content: string): number {
  const characters = content.match(CJK)?.length ?? 0;
  const thai = content.match(THAI)?.length ?? 0;
  const rest = content.replaceAll(CJK, " ").replaceAll(THAI, " ");
  const words = rest.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
  const minutes =
    characters / CHARACTERS_PER_MINUTE + thai / THAI_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}

const RELATED = 3;

/** What tells how similar two articles are. */
export type Relative = Pick<ArticleRecord, "id" | "kind" | "tags">;

/** The most similar articles: by shared tags, then by kind; ties keep the list's order. */
export function relatedTo<Item extends Relative>(article: Relative, others: readonly Item[]): Item[] {
  const nearness = ({ kind, tags }: Item): number =>
    2 * tags.filter((tag) => article.tags.includes(tag)).length + (kind === article.kind ? 1 : 0);
  return others
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED);
}

export const newsPath = (id: number): string => `/news/${id}`;

export const newsImagePath = (image: NewsImage): string => `/icons/art/${image}.svg`;
