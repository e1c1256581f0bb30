/** Facts of the table of pages about an address. */
import { factsOf, PAGE_PATHS, pageAt } from "#shell/navigation/page-table.ts";

/** The pages for search engines. */
export const INDEXED_PATHS = PAGE_PATHS.filter((path) => factsOf(path).inSitemap);

export const isPagePath = (path: string): boolean => pageAt(path) !== undefined;

export function isServedWithoutLanguage(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && factsOf(page).isServedBare === true;
}
