/** Which pages search engines shall know: those of the route table that are neither personal nor a redirect. */
import { dappPagePath } from "#features/catalogue/model.ts";
import type { Services } from "#server/services.ts";
import type { SitemapEntry } from "./sitemap.ts";

const PAGES = [
  "/",
  "/about",
  "/accessibility",
  "/brandkit",
  "/dapp",
  "/dappstore",
  "/developer",
  "/docs",
  "/download/app",
  "/download/pc",
  "/download/verify",
  "/download/versions",
  "/news",
  "/partner",
  "/privacy",
  "/recruiting",
  "/risk",
  "/submit/dapp",
  "/submit/nft",
  "/submit/token",
  "/terms",
];

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
  return [...PAGES.map((path) => ({ path, changedAt: lists.get(path) })), ...stories, ...dapps];
}

export const lastChange = newest;
