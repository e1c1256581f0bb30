/** Where a page stands below home: its name, as the menus say it, and the pages above it. */
import { PAGES, type PagePath } from "#shell/navigation/page-table.ts";

type NamedFacts = Extract<(typeof PAGES)[PagePath], { readonly name: string }>;

/** Home, or a page that menus name. */
export type NamedPagePath =
  | "/"
  | { [Path in PagePath]: (typeof PAGES)[Path] extends NamedFacts ? Path : never }[PagePath];

type PageName = NamedFacts["name"];

/** A step with the message that names it. */
interface Breadcrumb {
  readonly name: PageName;
  readonly path: NamedPagePath;
}

interface PageFacts {
  readonly folder: string;
  readonly name?: PageName;
  readonly above?: NamedPagePath;
}

/** The way from home to a page, itself last. Home needs none. */
export function breadcrumbsTo(path: NamedPagePath): Breadcrumb[] {
  const { name, above }: PageFacts = PAGES[path];
  return [...(above ? breadcrumbsTo(above) : []), ...(name ? [{ name, path }] : [])];
}

/** Returns the message that names a page; undefined if menus do not name it. */
export function pageName(path: string): PageName | undefined {
  const place: PageFacts | undefined = Object.hasOwn(PAGES, path) ? PAGES[path as NamedPagePath] : undefined;
  return place?.name;
}
