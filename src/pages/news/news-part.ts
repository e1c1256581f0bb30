/** A part of the news list: the content of one address. */
import type { ListedArticle, NewsDay } from "#features/news/model.ts";

export interface NamedDay extends NewsDay<ListedArticle> {
  /** In the reader's language. */
  readonly name: string;
}

export interface NewsPart {
  readonly days: readonly NamedDay[];
  /** The text holds a plural: formatting it in the browser holds a slow phone for 40 ms. */
  readonly more: { readonly href: string; readonly text: string } | null;
}

export const countArticles = ({ days }: NewsPart): number =>
  days.reduce((sum, { list }) => sum + list.length, 0);

/** Joins two parts; a day may continue in the next part. */
export function joinParts(before: NewsPart, after: NewsPart): NewsPart {
  const last = before.days.at(-1);
  const [first, ...others] = after.days;
  const isSameDay = last !== undefined && first !== undefined && last.time === first.time;
  const days = isSameDay
    ? [...before.days.slice(0, -1), { ...last, list: [...last.list, ...first.list] }, ...others]
    : [...before.days, ...after.days];
  return { days, more: after.more };
}
