/** The part of every loader's data that fills the page's head. */
import type { Messages } from "#i18n/generated/messages.ts";
import type { PageHead } from "#shell/head/page-head.ts";
import { shareTitle, type ShareSubject } from "#shell/head/share-subject.ts";
import { breadcrumbs, type BreadcrumbStep } from "#shell/head/structured-data.ts";
import { breadcrumbsTo, type NamedPagePath } from "#shell/head/breadcrumbs.ts";
import { PAGES } from "#shell/navigation/page-table.ts";
import type { PageRequest } from "./page-context.ts";

type SeoName = {
  [Name in keyof Messages["seo"]]: Messages["seo"][Name] extends { title: string } ? Name : never;
}[keyof Messages["seo"]];

export interface PageFrame {
  readonly head: PageHead;
}

interface FrameOptions extends Pick<
  PageHead,
  "robots" | "feeds" | "query" | "isArticle" | "languages" | "structured"
> {
  readonly seo: SeoName;
  /** The values of the head's messages, if they need any. */
  readonly values?: Record<string, string>;
  /** Overrides the title and the usual drawing of the share picture. */
  readonly share?: Partial<ShareSubject>;
  /**
   * The page's position in the breadcrumbs, which search engines show instead of the address. It also selects the
   * drawing.
   */
  readonly place?: NamedPagePath;
  /** Further breadcrumbs that the page table does not know, this page last. */
  readonly below?: readonly BreadcrumbStep[];
}

export function pageFrame(request: PageRequest, options: FrameOptions): PageFrame {
  const { seo, values, place = "/", below = [], share, structured = [], ...head } = options;
  const part = (name: "title" | "description" | "keywords"): string =>
    request.translateKey(`seo.${seo}.${name}`, values);
  const title = part("title");
  const picture = { title: shareTitle(title), beside: { art: PAGES[place].art }, ...share };
  const way = breadcrumbsTo(place).map(({ name, path }) => ({ name: request.translate(name), path }));
  // Pages with noindex get no breadcrumbs.
  const isIndexed = way.length > 0 && head.robots === undefined;
  const steps = isIndexed ? [breadcrumbs(request.publicOrigin, request.language, [...way, ...below])] : [];
  return {
    head: {
      ...head,
      title,
      description: part("description"),
      keywords: part("keywords"),
      structured: [...structured, ...steps],
      // Pages with noindex get no share image.
      ...(head.robots ? {} : { share: picture }),
    },
  };
}
