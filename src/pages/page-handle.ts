/** What a page says about itself to the server's cache and to the shell, as its `handle` export. */
import type { HeaderVariant } from "#shell/header/header-variant.ts";

export interface PageHandle {
  /**
   * The page is worked with, so React draws it in the browser too. All others are documents: the browser gets
   * HTML and the shell's small script, and no code or data of the page.
   */
  readonly isInteractive?: boolean;
  /** The query parameters that change the page; all others are ignored and never fill the cache. */
  readonly query?: readonly string[];
  /** Pages with personal content are rendered for each request and stored nowhere. */
  readonly personal?: boolean;
  readonly header?: HeaderVariant;
  readonly footer?: "hidden";
}
