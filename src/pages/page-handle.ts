/** What a page says about itself to the server's cache and to the shell, as its `handle` export. */
import type { FooterVariant } from "#shell/footer/footer-variant.ts";
import type { HeaderVariant } from "#shell/header/header-variant.ts";

export interface PageHandle {
  /** The query parameters that change the page; all others are ignored and never fill the cache. */
  readonly query?: readonly string[];
  /** Pages with personal content are rendered for each request and stored nowhere. */
  readonly personal?: boolean;
  readonly header?: HeaderVariant;
  readonly footer?: FooterVariant;
}
