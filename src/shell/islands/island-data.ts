/** The data that the browser needs to hydrate an island, besides its code. */
import type { Language } from "#i18n/languages.ts";
import type { MessageTree } from "#i18n/message-tree.ts";

/** The messages of one island in one language: a file of the build. */
export interface IslandMessages {
  readonly language: Language;
  readonly messages: MessageTree;
}

/** JSON behind an island in the page. */
export interface InlineIslandData {
  /** Missing if the props are at `islandDataPath`, because lists would be in the page twice. */
  readonly props?: object;
  /** Only in development, where no files are built. */
  readonly texts?: IslandMessages;
}

/** One island's props as fetched, with the version that the page's HTML also has. */
export interface FetchedIslandData {
  readonly version: string;
  readonly props: object;
}

/** The islands of one page by name. */
export type PageIslandData = Readonly<Record<string, FetchedIslandData>>;

const PREFIX = "/islands";

/** The address of the props of a page's islands, which are rendered, cached and invalidated with the page. */
export const islandDataPath = (pagePath: string): string => PREFIX + pagePath;

/** Returns the page whose island data a path requests; null for any other path. */
export const pageOfIslandData = (path: string): string | null =>
  path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : null;
