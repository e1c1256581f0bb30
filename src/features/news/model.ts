/** News articles, and the days and times they are shown under (§3). Times are UTC. */
import type { Language } from "#i18n/languages.ts";

export const NEWS_KINDS = ["release", "network", "security", "partnership", "campaign", "guide"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const isNewsKind = (value: unknown): value is NewsKind => NEWS_KINDS.includes(value as NewsKind);

/** The drawings an article can have; all of them are ours. */
export const NEWS_IMAGES = ["channel", "depth", "flag", "pool", "shore", "window"] as const;
export type NewsImage = (typeof NEWS_IMAGES)[number];

/** §9: how many articles a page of the list has, and how far the next page is. */
export const PAGE_SIZE = 20;
/** The most that one call of the API answers. */
export const MAX_COUNT = 100;
export const MAX_TITLE_LENGTH = 160;
export const MAX_SUMMARY_LENGTH = 400;
export const MAX_CONTENT_LENGTH = 60_000;
/** The largest number a database keeps for an article. */
export const MAX_HID = 2_147_483_647;

/** §3: only articles with this status are shown. */
export const PUBLISHED = 0;

export interface ArticleText {
  readonly title: string;
  /** A sentence or two without markup. */
  readonly summary: string;
  /** Markdown; HTML in it is shown as text. */
  readonly content: string;
}

/** English is always there; another language is there as a whole or not at all. */
export type ArticleTexts = { readonly en: ArticleText } & {
  readonly [L in Exclude<Language, "en">]?: ArticleText | undefined;
};

/** An article as it is kept, in all its languages. */
export interface ArticleRecord {
  readonly hid: number;
  readonly kind: NewsKind;
  readonly status: number;
  readonly image: NewsImage;
  /** What it is about, for finding others; never shown. */
  readonly tags: readonly string[];
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly texts: ArticleTexts;
}

/** An article as one reader gets it. */
export interface Article extends Omit<ArticleRecord, "texts">, ArticleText, NewsTimes {
  /** The language of the text, which is not the reader's where there is no translation. */
  readonly language: Language;
  /** All languages it can be read in. */
  readonly languages: readonly Language[];
}

export interface NewsTimes {
  /** `2026-11-05 09:00:00` */
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

/** §2: the text in the language asked for, else in English. */
export function articleIn({ texts, ...rest }: ArticleRecord, asked: Language): Article {
  const text = texts[asked];
  return {
    ...rest,
    ...(text ?? texts.en),
    ...newsTimes(rest.createdAt),
    language: text ? asked : "en",
    languages: Object.keys(texts) as Language[],
  };
}

export interface NewsDay<Item> {
  /** `2026-11-05` */
  readonly time: string;
  readonly list: readonly Item[];
}

/** The days of a list in its order, each with what belongs to it. */
export function groupByDay<Item extends NewsTimes>(items: readonly Item[]): NewsDay<Item>[] {
  const days = Map.groupBy(items, ({ createTime }) => createTime.slice(0, 10));
  return [...days].map(([time, list]) => ({ time, list }));
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const SIGNS_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 200;

/** How long it takes to read, in whole minutes. */
export function readingMinutes(content: string): number {
  const signs = content.match(CJK)?.length ?? 0;
  const words = content.replaceAll(CJK, " ").match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(signs / SIGNS_PER_MINUTE + words / WORDS_PER_MINUTE));
}

const RELATED = 3;

type Relative = Pick<ArticleRecord, "hid" | "kind" | "tags">;

/** Those that share most with an article: tags first, then its kind; of equals the earlier in the list. */
export function relatedTo<Item extends Relative>(article: Relative, others: readonly Item[]): Item[] {
  const nearness = ({ kind, tags }: Item): number =>
    2 * tags.filter((tag) => article.tags.includes(tag)).length + (kind === article.kind ? 1 : 0);
  return others
    .filter(({ hid }) => hid !== article.hid)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED);
}

export const newsPath = (hid: number): string => `/news/${hid}`;

export const newsImagePath = (image: NewsImage): string => `/icons/art/${image}.svg`;
