/** Lists the pages for search engines, DApps and news included. */
import { categoryPath, dappPagePath } from "#features/catalogue/model.ts";
import type { Language } from "#i18n/languages.ts";
import { INDEXED_PATHS } from "#server/addresses/page-paths.ts";
import type { Services } from "#server/services.ts";
import { BLOCK_SIZE, type SitemapEntry, type SitemapFile } from "./sitemap.ts";

type Pages = AsyncGenerator<readonly SitemapEntry[], void, undefined>;

const NEWS_PAGE = 500;

export const indexedPages = (services: Services, { language, block }: SitemapFile): Pages =>
  block === null ? pagesOf(services, language) : dappsOf(services, block);

async function* pagesOf({ catalogue, news }: Services, language: Language): Pages {
  yield INDEXED_PATHS.map((path) => ({ path }));
  const categories = (await catalogue.categories(language)).filter(({ type }) => type === 0);
  // The first category is the store's own address.
  yield categories.slice(1).map((category) => ({ path: categoryPath(category) }));
  for (let start = 0; ; start += NEWS_PAGE) {
    const { articles } = await news.list({ start, count: NEWS_PAGE, language });
    if (articles.length === 0) return;
    yield articles.map(({ hid, changedAt, languages }) => ({ path: `/news/${hid}`, changedAt, languages }));
  }
}

async function* dappsOf({ catalogue }: Services, block: number): Pages {
  for await (const listed of catalogue.listedInBlock(block, BLOCK_SIZE))
    yield listed.map(({ hid, changedAt }) => ({ path: dappPagePath(hid), changedAt }));
}
