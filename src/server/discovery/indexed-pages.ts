/** Which pages search engines shall know, the DApps and the news among them. */
import { dappPagePath } from "#features/catalogue/model.ts";
import { INDEXED_PATHS } from "#server/addresses/page-paths.ts";
import type { Services } from "#server/services.ts";
import type { SitemapEntry } from "./sitemap.ts";

const MOST_NEWS = 1_000;

const newest = (entries: readonly SitemapEntry[]): Date | undefined =>
  entries.reduce<Date | undefined>(
    (last, { changedAt }) => (changedAt && (!last || changedAt > last) ? changedAt : last),
    undefined,
  );

export async function indexedPages({ catalogue, news }: Services): Promise<SitemapEntry[]> {
  const dapps: SitemapEntry[] = [];
  for await (const records of catalogue.listedRecords()) {
    dapps.push(...records.map(({ hid, changedAt }) => ({ path: dappPagePath(hid), changedAt })));
  }
  const { articles } = await news.list({ start: 0, count: MOST_NEWS, language: "en" });
  const stories = articles.map(({ hid, changedAt }) => ({ path: `/news/${hid}`, changedAt }));
  const lists = new Map([
    ["/dappstore", newest(dapps)],
    ["/news", newest(stories)],
  ]);
  return [...INDEXED_PATHS.map((path) => ({ path, changedAt: lists.get(path) })), ...stories, ...dapps];
}

export const lastChange = newest;
