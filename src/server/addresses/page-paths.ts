/** Facts of the table of pages about an address, as far as the brand offers the page. */
import { isOfferedPage, OFFERED_PATHS } from "#shell/navigation/offer.ts";
import { factsOf, pageAt, type PagePath } from "#shell/navigation/page-table.ts";

/** The pages for search engines. */
export const INDEXED_PATHS = OFFERED_PATHS.filter((path) => factsOf(path).inSitemap);

function offeredPageAt(path: string): PagePath | undefined {
  const page = pageAt(path);
  return page !== undefined && isOfferedPage(page) ? page : undefined;
}

export const isPagePath = (path: string): boolean => offeredPageAt(path) !== undefined;

export function isServedWithoutLanguage(path: string): boolean {
  const page = offeredPageAt(path);
  return page !== undefined && factsOf(page).isServedBare === true;
}
